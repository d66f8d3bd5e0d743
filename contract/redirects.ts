/** Old addresses and where they lead, from `content/redirects.yaml`. */

import { decodedPath } from './addresses.ts';

export type RedirectRule = {
  /** Decoded, without a trailing slash. `/*` at the end matches everything below. */
  from: string;
  /** All of these, separated by `&`, must be in the query: `name=value`, or a word that's a key or a whole value. */
  query?: string | undefined;
  /** Of this site, or a whole address. */
  to: string;
};

/** The first rule that matches. The content check ensures that none hides a later one. */
export type FindRedirect = (pathname: string, query: string) => RedirectRule | null;

/** Finds rules by path, because an old site can have had thousands. */
export function redirectFinder(rules: readonly RedirectRule[]): FindRedirect {
  const byPath = Map.groupBy(
    rules.map((rule, place) => ({ rule, place })),
    ({ rule }) => rule.from.toLowerCase(),
  );
  // An address can have thousands of slashes.
  const deepest = rules.reduce((most, { from }) => Math.max(most, from.split('/').length), 0);
  return (pathname, query) => {
    const path = plainPath(pathname)?.toLowerCase() ?? '';
    const segments = path.split('/', deepest);
    const above = segments.slice(0, -1).map((_, index) => `${segments.slice(0, index + 1).join('/')}/*`);
    const candidates = [path, ...above].flatMap((from) => byPath.get(from) ?? []);
    const first = candidates
      .sort((a, b) => a.place - b.place)
      .find(({ rule }) => matchesQuery(rule.query, query));
    return first?.rule ?? null;
  };
}

/** Null for malformed escapes. */
export function plainPath(pathname: string): string | null {
  const decoded = decodedPath(pathname);
  return decoded?.replace(/([^/])\/+$/, '$1') ?? null;
}

function matchesQuery(wanted: string | undefined, query: string): boolean {
  if (wanted === undefined) return true;
  const given = new URLSearchParams(query);
  return queryPairs(wanted).every(
    ({ name, value }) =>
      given.has(name, value) || (value === undefined && [...given.values()].includes(name)),
  );
}

function queryPairs(wanted: string): { name: string; value?: string }[] {
  return wanted
    .split('&')
    .flatMap((pair) =>
      Array.from(new URLSearchParams(pair), ([name, value]) =>
        pair.includes('=') ? { name, value } : { name },
      ),
    );
}
