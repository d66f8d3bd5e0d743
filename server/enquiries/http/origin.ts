/** Whether a post comes from this site's own pages, as far as the browser tells. */

type OriginHeaders = {
  origin?: string | undefined;
  host?: string | undefined;
  /** https://www.w3.org/TR/fetch-metadata/ */
  secFetchSite?: string | undefined;
};

export function isOwnOrigin({ origin, host, secFetchSite }: OriginHeaders, siteUrl: string): boolean {
  // Browsers name the origin of every post; what sends none is no browser, and carries nobody's session.
  if (origin === undefined) return secFetchSite !== 'cross-site';
  if (!URL.canParse(origin)) return false;
  const { origin: exact, host: originHost } = new URL(origin);
  // Behind a proxy that ends TLS we cannot know our own scheme, so the host alone decides.
  return exact === new URL(siteUrl).origin || originHost === host?.toLowerCase();
}
