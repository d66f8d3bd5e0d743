/** The small files that crawlers look for. */
import { api } from '../../contract/addresses.ts';

type Listed = { path: string; data: { head: { canonical: string | null } } };

/** A wrong date would make crawlers doubt all of them. */
export function sitemap(pages: readonly Listed[], dates: ReadonlyMap<string, string>): string {
  const entries = pages.map(({ path, data: { head } }) => {
    if (head.canonical === null) return '';
    const date = dates.get(path);
    const changed = date ? `<lastmod>${date}</lastmod>` : '';
    return `  <url><loc>${escaped(head.canonical)}</loc>${changed}</url>\n`;
  });
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
