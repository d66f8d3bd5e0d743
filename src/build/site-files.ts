/** The small files that crawlers and researchers look for: sitemap, robots, security contact. */

type Listed = { path: string; data: { head: { canonical: string | null } } };

/**
 * The pages that search engines may list. An entry without a date is better than one with a wrong one, which makes
 * crawlers doubt them all.
 */
export function sitemap(pages: readonly Listed[], dates: ReadonlyMap<string, string>): string {
  const entries = pages.map(({ path, data: { head } }) => {
    if (head.canonical === null) return '';
    const date = dates.get(path);
    const changed = date ? `<lastmod>${date}</lastmod>` : '';
    return `  <url><loc>${escapeXml(head.canonical)}</loc>${changed}</url>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
  );
}

export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

type SecurityContact = {
  email: string;
  siteUrl: string;
  /** Where the policy for reports is written. */
  policyPath: string;
  /** The day of the build; the file must be renewed within a year of it. */
  issued: Date;
};

/** `/.well-known/security.txt`, as RFC 9116 sets it out. */
export function securityText({ email, siteUrl, policyPath, issued }: SecurityContact): string {
  const expires = new Date(issued);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}${policyPath}`,
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
