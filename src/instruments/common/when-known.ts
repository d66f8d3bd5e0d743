/** A result as soon as all it needs is known, so that a half-filled instrument shows what it can. */
export function whenKnown<Name extends string>(
  figures: Readonly<Record<Name, number | null>>,
  compute: (figures: Readonly<Record<Name, number>>) => number | null,
): number | null {
  if (!isWhole(figures)) return null;
  const result = compute(figures);
  return result !== null && Number.isFinite(result) ? result : null;
}

function isWhole<Name extends string>(
  figures: Readonly<Record<Name, number | null>>,
): figures is Readonly<Record<Name, number>> {
  return Object.values(figures).every((figure) => figure !== null);
}
