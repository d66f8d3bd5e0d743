/** The small files that crawlers look for. */
import { api } from '../../contract/addresses.ts';

type Listed = { data: { head: { canonical: string | null } } };

export function sitemap(pages: readonly Listed[]): string {
  const entries = pages.flatMap(({ data: { head } }) =>
    head.canonical === null ? [] : `  <url><loc>${escaped(head.canonical)}</loc></url>\n`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
  );
}

export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: ${api}\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
