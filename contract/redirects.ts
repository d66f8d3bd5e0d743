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

/** Finds the first rule that matches. The content check ensures that none hides a later one. */
export function redirectFinder(rules: readonly RedirectRule[]) {
  const lowerCase = rules.map((rule) => ({ rule, from: rule.from.toLowerCase() }));
  return (pathname: string, query: string): RedirectRule | null => {
    const path = plainPath(pathname)?.toLowerCase() ?? '';
    const matches = (from: string) =>
      from.endsWith('/*') ? path.startsWith(from.slice(0, -1)) : path === from;
    return lowerCase.find(({ rule, from }) => matches(from) && matchesQuery(rule.query, query))?.rule ?? null;
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
