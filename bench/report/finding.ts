/** One line of the report: what was measured, how it came out, and the bound it has to keep, if it has one. */

export type Bound = {
  kind: 'at most' | 'at least';
  limit: number;
  /** The figure that is held against the limit. */
  figure: number;
};

export type Finding = {
  what: string;
  /** With its unit, as a reader should see it. */
  value: string;
  /** The same of what it is measured against. */
  beside?: string;
  bound?: Bound;
  note?: string;
};

export type PartReport = {
  part: string;
  findings: readonly Finding[];
  /** ISO time at which the part ended. */
  measuredAt: string;
  seconds: number;
};

/** Something that could not be measured here, and why. */
export function unmeasured(what: string, why: string): Finding {
  return { what, value: 'not measured', note: why };
}

export function isWithin({ bound }: Finding): boolean {
  if (!bound) return true;
  return bound.kind === 'at most' ? bound.figure <= bound.limit : bound.figure >= bound.limit;
}

/** How much of its bound a figure uses up: 1 is just within, whichever way the bound points. */
export function shareOfBound({ kind, limit, figure }: Bound): number {
  if (kind === 'at least') return figure === 0 ? Number.POSITIVE_INFINITY : limit / figure;
  if (limit === 0) return figure === 0 ? 0 : Number.POSITIVE_INFINITY;
  return figure / limit;
}
