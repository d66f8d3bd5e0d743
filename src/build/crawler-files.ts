/** The small files that crawlers look for. */
import { api } from '../../contract/addresses.ts';
import { markdownAddress } from '../content/paths.ts';
import type { PreparedSite } from './prepare-site.ts';

export function sitemap(pages: PreparedSite['pages']): string {
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

/** `llms.txt`: the site's name and summary, the Markdown of its pages, and its documents. */
export function llmsIndex({ content, siteUrl, pages }: PreparedSite): string {
  const { provider, home, documents } = content;
  const link = (title: string, address: string, description: string) =>
    `- [${title.replaceAll(/[[\]]/g, '\\$&')}](${siteUrl}${address}): ${description}\n`;
  const ofPages = pages.map(({ path, data: { head } }) =>
    link(head.title.replace(` | ${provider.name}`, ''), markdownAddress(path), head.description),
  );
  const ofDocuments = documents.map(({ title, address, subtitle }) =>
    link(title, address, subtitle ?? title),
  );
  return (
    `# ${provider.name}\n\n> ${home.description}\n\n` +
    `## Pages\n\n${ofPages.join('')}\n## Optional\n\n${ofDocuments.join('')}`
  );
}
