/** One line of the report: what was measured, the result, and the bound for it, if it has one. */

export type Bound = {
  kind: 'at most' | 'at least';
  limit: number;
  /** What is compared with the limit. */
  figure: number;
};

export type Finding = {
  what: string;
  /** With its unit. */
  value: string;
  /** The value that it is compared with. */
  reference?: string;
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

/** Something that could not be measured on this machine, and why. */
export function unmeasured(what: string, why: string): Finding {
  return { what, value: 'not measured', note: why };
}

export function isWithin({ bound }: Finding): boolean {
  if (!bound) return true;
  return bound.kind === 'at most' ? bound.figure <= bound.limit : bound.figure >= bound.limit;
}

/** The share of its bound that a figure uses; up to 1 it is within, whether the bound is upper or lower. */
export function shareOfBound({ kind, limit, figure }: Bound): number {
  if (kind === 'at least') return figure === 0 ? Number.POSITIVE_INFINITY : limit / figure;
  if (limit === 0) return figure === 0 ? 0 : Number.POSITIVE_INFINITY;
  return figure / limit;
}
