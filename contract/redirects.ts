/**
 * Old addresses and where they lead now. The rules are data (`content/redirects.yaml`); the content check,
 * the server and the static-host files all read them through this module.
 */

import { decodedPath, withoutLastSlashes } from './addresses.ts';

export type RedirectRule = {
  /** The old path, decoded and without a trailing slash; a trailing `/*` matches everything below it. */
  from: string;
  /**
   * The rule applies only to a query with all of these, separated by `&`: `name=value` is that pair, and a word alone is
   * a key or the whole value of any key.
   */
  query?: string | undefined;
  /** A path of this site, or a whole address of another. */
  to: string;
};

/**
 * The target of the first rule that matches, or null. The content check sees to it that none hides a later one.
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
  return wanted === undefined || queryParts(wanted).every((part) => hasPart(query, part));
}

type QueryPart = { name: string; value?: string };

export function queryParts(wanted: string): QueryPart[] {
  return wanted
    .split('&')
    .flatMap((part) =>
      Array.from(new URLSearchParams(part), ([name, value]) =>
        part.includes('=') ? { name, value } : { name },
      ),
    );
}

function hasPart(query: URLSearchParams, { name, value }: QueryPart): boolean {
  return query.has(name, value) || (value === undefined && [...query.values()].includes(name));
}
