/** What a row of `/this-site` shows of the bench's findings: one of them as it is, or the range of several. */
import type { ContentFault } from './content-error.ts';
import type { Measurements } from './schema/measurements.ts';
import type { ThisSite } from './schema/page.ts';
import { readScalars } from './yaml-scalars.ts';

type Part = Measurements['parts'][number];
type Row = ThisSite['measured'][number]['tables'][number]['rows'][number];

export type MeasuredRow = {
  label: string;
  value: string;
  note: string | null;
  limit: string | null;
  /** Of the limit; null where there is none, nothing was measured, or nothing is allowed. */
  share: number | null;
  isOver: boolean;
};

const matching = ({ findings }: Part, { finding }: Row) =>
  findings.filter(({ what }) => what.includes(finding));

/** Rows whose finding the part no longer has, each at its place. */
export function measurementFaults(
  page: (ThisSite & { file: string }) | undefined,
  measurements: Measurements | undefined,
): ContentFault[] {
  if (!page || !measurements) return [];
  const rows = page.measured.flatMap(({ tables }) =>
    tables.flatMap((table) => table.rows.map((row) => ({ part: table.part, row }))),
  );
  return rows.flatMap(({ part, row }): ContentFault[] => {
    const measured = measurements.parts.find((candidate) => candidate.part === part);
    if (!measured || matching(measured, row).length > 0) return [];
    const place = readScalars(page.file).find(({ value }) => value === row.finding);
    const known = measured.findings.map(({ what }) => `“${what}”`).join(', ');
    const problem = `“${row.finding}” is in no finding of ${part}: use words of one of ${known}`;
    return [{ file: page.file, ...(place && { line: place.line }), field: 'finding', problem }];
  });
}

export function measuredRow(part: Part, row: Row): MeasuredRow {
  const found = matching(part, row);
  const bounds = found.flatMap(({ bound }) => bound ?? []);
  const [first] = found;
  const limit = bounds[0]?.limit;
  const figures = bounds.map(({ figure }) => figure);
  const highest = Math.max(...figures);
  return {
    label: row.label.replace('{count}', String(found.length)),
    value: found.length > 1 ? range(figures, first?.value ?? '') : (first?.value ?? ''),
    note: (found.length === 1 && first?.note?.replace(/^[a-z]/, (letter) => letter.toUpperCase())) || null,
    limit: limit === undefined ? null : (row.limit?.replace('{limit}', String(limit)) ?? null),
    share: limit && highest ? highest / limit : null,
    isOver: limit !== undefined && highest > limit,
  };
}

/** With the unit that the findings have. */
function range(figures: readonly number[], value: string): string {
  const [low, high] = [Math.min(...figures), Math.max(...figures)].map((figure) => figure.toFixed(0));
  const unit = /^[\d.,]+ (\S+)/.exec(value)?.[1] ?? '';
  return `${low === high ? low : `${low} to ${high}`} ${unit}`;
}
