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

/** Finds the first rule that matches, or null. The content check sees to it that none hides a later one. */
export type FindRedirect = (pathname: string, query: URLSearchParams) => RedirectRule | null;

/**
 * Looks rules up by their paths: an old site can have had thousands.
 *
 * @returns what finds a rule for a path as it was asked for. Old sites wrote their paths with and without escapes,
 *   capitals and last slashes.
 */
export function redirectFinder(rules: readonly RedirectRule[]): FindRedirect {
  const exact = rulesByPath(rules, (path) => path);
  const anyCase = rulesByPath(rules, (path) => path.toLowerCase());
  return (pathname, query) => {
    const path = plainPath(pathname);
    if (path === null) return null;
    const find = (byPath: RulesByPath, path: string) =>
      candidates(byPath, path).find(({ rule }) => matchesQuery(rule.query, query))?.rule;
    return find(exact, path) ?? find(anyCase, path.toLowerCase()) ?? null;
  };
}

type Placed = { rule: RedirectRule; place: number };
type RulesByPath = ReadonlyMap<string, readonly Placed[]>;

function rulesByPath(rules: readonly RedirectRule[], spelling: (path: string) => string): RulesByPath {
  return Map.groupBy(
    rules.map((rule, place) => ({ rule, place })),
    ({ rule }) => spelling(rule.from),
  );
}

/** Rules of the path, and those of everything below a part of it, in their order. */
function candidates(byPath: RulesByPath, path: string): Placed[] {
  const above = Array.from(path.matchAll(/\//g), ({ index }) => `${path.slice(0, index)}/*`);
  return [path, ...above].flatMap((from) => byPath.get(from) ?? []).sort((a, b) => a.place - b.place);
}

/** Without escapes and last slashes, letters composed. Null for malformed escapes. */
export function plainPath(pathname: string): string | null {
  const decoded = decodedPath(pathname);
  return decoded === null ? null : withoutLastSlashes(decoded.normalize());
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
