/** Whether a post comes from this site's own pages, as far as the browser tells. */

export function isOwnOrigin(headers: Headers, siteUrl: string): boolean {
  // Browsers name the origin of every post; what sends none is no browser, and carries nobody's session.
  const origin = headers.get('origin');
  // https://www.w3.org/TR/fetch-metadata/
  if (origin === null) return headers.get('sec-fetch-site') !== 'cross-site';
  if (!URL.canParse(origin)) return false;
  const { origin: exact, host: originHost } = new URL(origin);
  // Behind a proxy that ends TLS we cannot know our own scheme, so the host alone decides.
  return exact === new URL(siteUrl).origin || originHost === headers.get('host')?.toLowerCase();
}
