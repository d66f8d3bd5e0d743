/** The small files that crawlers and researchers look for: sitemap, robots, security contact. */
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

/** `/.well-known/security.txt`, as RFC 9116 sets it out. It expires a year after the day of the build. */
export function securityText(
  email: string,
  siteUrl: string,
  policy: string | undefined,
  issued: Date,
): string {
  const expires = new Date(issued);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    ...(policy ? [`Policy: ${siteUrl}${policy}`] : []),
    '',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
