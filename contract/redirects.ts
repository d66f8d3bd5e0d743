/**
 * Old addresses and where they lead now. The rules are data (`content/redirects.yaml`); the server, the
 * router in the browser and the static-host files all read them through this module.
 */

export type RedirectRule = {
  /** The old path; a trailing `/*` matches everything below it. */
  from: string;
  /** The rule applies only if this word is a query key, or the whole value of any query key. */
  query?: string | undefined;
  to: string;
};

/** The target of the first rule that matches, or null. Rules with a query go before rules without. */
export function findRedirect(rules: readonly RedirectRule[], pathname: string, query: URLSearchParams) {
  const rule = rules.find(
    ({ from, query: wanted }) => matchesPath(from, pathname) && matchesQuery(wanted, query),
  );
  return rule?.to ?? null;
}

function matchesPath(from: string, pathname: string): boolean {
  return from.endsWith('/*') ? pathname.startsWith(from.slice(0, -1)) : pathname === from;
}

function matchesQuery(wanted: string | undefined, query: URLSearchParams): boolean {
  return wanted === undefined || query.has(wanted) || [...query.values()].includes(wanted);
}
