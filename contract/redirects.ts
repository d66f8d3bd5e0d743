/** Old addresses and where they lead now. The rules are data, `content/redirects.yaml`. */

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

/** Finds the first rule that matches, or null. The content check sees to it that none hides a later one. */
export type FindRedirect = (pathname: string, query: string) => RedirectRule | null;

/**
 * Looks rules up by their paths: an old site can have had thousands.
 *
 * @returns what finds a rule for a path as it was asked for, with or without escapes, capitals and last slashes, and for
 *   its query.
 */
export function redirectFinder(rules: readonly RedirectRule[]): FindRedirect {
  const byPath = Map.groupBy(
    rules.map((rule, place) => ({ rule, place })),
    ({ rule }) => rule.from.toLowerCase(),
  );
  // An address can have thousands of slashes. Only as many are looked at as a rule has.
  const deepest = rules.reduce((most, { from }) => Math.max(most, from.split('/').length), 0);
  return (pathname, query) => {
    const path = plainPath(pathname)?.toLowerCase() ?? '';
    const parts = path.split('/', deepest);
    const above = parts.slice(0, -1).map((_, index) => `${parts.slice(0, index + 1).join('/')}/*`);
    const candidates = [path, ...above].flatMap((from) => byPath.get(from) ?? []);
    const first = candidates
      .sort((a, b) => a.place - b.place)
      .find(({ rule }) => matchesQuery(rule.query, query));
    return first?.rule ?? null;
  };
}

/** Without escapes and last slashes. Null for malformed escapes. */
export function plainPath(pathname: string): string | null {
  const decoded = decodedPath(pathname);
  return decoded === null ? null : withoutLastSlashes(decoded);
}

function matchesQuery(wanted: string | undefined, query: string): boolean {
  if (wanted === undefined) return true;
  const given = new URLSearchParams(query);
  return queryParts(wanted).every(
    ({ name, value }) =>
      given.has(name, value) || (value === undefined && [...given.values()].includes(name)),
  );
}

/** A word alone is a name without a value. */
function queryParts(wanted: string): { name: string; value?: string }[] {
  return wanted
    .split('&')
    .flatMap((part) =>
      Array.from(new URLSearchParams(part), ([name, value]) =>
        part.includes('=') ? { name, value } : { name },
      ),
    );
}
