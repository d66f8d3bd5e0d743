/** The report in Markdown: what is out of bounds, then one table for each part. */
import { type Finding, isWithin, type PartReport } from './finding.ts';

export type Environment = { machine: string; load: string; commit: string };

export function reportPage(parts: readonly PartReport[], environment: Environment): string {
  const { machine, load, commit } = environment;
  const broken = parts.flatMap(({ part, findings }) =>
    findings.filter((finding) => !isWithin(finding)).map((finding) => `- ${part}: ${finding.what}`),
  );
  const summary = broken.length === 0 ? 'Every bound is kept.' : `Out of bounds:\n\n${broken.join('\n')}`;
  return [
    '# Bench',
    `Commit ${commit}, on ${machine}. Load of the machine when the report was written: ${load}.`,
    summary,
    '![Each figure as a share of its bound](bench.svg)',
    ...parts.map(partSection),
    '',
  ].join('\n\n');
}

function partSection({ part, findings, measuredAt, seconds }: PartReport): string {
  const lines = findings.map((finding) =>
    row([finding.what, finding.value, finding.reference ?? '', boundOf(finding), finding.note ?? '']),
  );
  return [
    `## ${part}`,
    '',
    `Measured ${measuredAt.slice(0, 16).replace('T', ' ')} UTC, in ${Math.round(seconds)} s.`,
    '',
    row(['What', 'Measured', 'Reference', 'Bound', 'Note']),
    row(['---', '---', '---', '---', '---']),
    ...lines,
  ].join('\n');
}

function boundOf(finding: Finding): string {
  if (!finding.bound) return '';
  const { kind, limit, figure } = finding.bound;
  return `${isWithin(finding) ? 'kept' : '**broken**'}: ${round(figure)}, ${kind} ${round(limit)}`;
}

function round(figure: number): string {
  return String(Number(figure.toPrecision(3)));
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
