/**
 * Old addresses and where they lead now. The rules are data (`content/redirects.yaml`); the server, the
 * router in the browser and the static-host files all read them through this module.
 */

import { decodedPath, withoutLastSlashes } from './addresses.ts';

export type RedirectRule = {
  /** The old path, decoded and without a trailing slash; a trailing `/*` matches everything below it. */
  from: string;
  /** The rule applies only if this word is a query key, or the whole value of any query key. */
  query?: string | undefined;
  /** A path of this site, or a whole address of another. */
  to: string;
};

/**
 * The target of the first rule that matches, or null. Rules with a query go before rules without.
 *
 * @param pathname as it was asked for. Old sites wrote their paths with and without escapes, capitals and last slashes.
 */
export function findRedirect(rules: readonly RedirectRule[], pathname: string, query: URLSearchParams) {
  const path = plainPath(pathname);
  if (path === null) return null;
  const find = (spelling: (path: string) => string) =>
    rules.find(
      ({ from, query: wanted }) => matchesPath(spelling(from), spelling(path)) && matchesQuery(wanted, query),
    );
  const rule = find((path) => path) ?? find((path) => path.toLowerCase());
  return rule?.to ?? null;
}

/** Without escapes and last slashes, letters composed. Null for malformed escapes. */
export function plainPath(pathname: string): string | null {
  const decoded = decodedPath(pathname);
  return decoded === null ? null : withoutLastSlashes(decoded.normalize());
}

function matchesPath(from: string, pathname: string): boolean {
  return from.endsWith('/*') ? pathname.startsWith(from.slice(0, -1)) : pathname === from;
}

function matchesQuery(wanted: string | undefined, query: URLSearchParams): boolean {
  return wanted === undefined || query.has(wanted) || [...query.values()].includes(wanted);
}
