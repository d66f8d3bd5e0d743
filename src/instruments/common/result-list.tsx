/** Results as soundings: a figure, and its unit in italics. What is not known yet has its place kept. */
export type ResultLine = {
  label: string;
  /** Null while something is missing. */
  value: string | null;
  unit: string;
  /** The figure that the others lead to. */
  main?: boolean;
};

type ResultListProps = {
  results: readonly ResultLine[];
  /** What is heard instead of a dash. */
  unknown: string;
};

export function ResultList({ results, unknown }: ResultListProps) {
  return (
    <dl className="readings">
      {results.map(({ label, value, unit, main = false }) => (
        <div key={label} className={main ? 'reading-main' : undefined}>
          <dt>{label}</dt>
          <dd>
            <span aria-hidden={value === null || undefined}>
              {value ?? '–'} <em>{unit}</em>
            </span>{' '}
            {value === null && <span className="sr-only">{unknown}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The same, as lines of plain text. */
export function resultText(results: readonly ResultLine[]): string[] {
  return results.flatMap(({ label, value, unit }) =>
    value === null ? [] : [`${label}: ${value} ${unit}`.trimEnd()],
  );
}
