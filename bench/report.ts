/** What was measured, with its bounds, as a report in Markdown. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { median, spread } from './statistics.ts';

export type Finding = {
  what: string;
  /** With its unit. */
  value: string;
  /** The value that it's compared with. */
  reference?: string;
  /** The figure must be at most the limit. */
  bound?: { limit: number; figure: number };
  note?: string;
};

/** How often each page is measured. */
export type BenchOptions = { times: number };

export type PartReport = { part: string; findings: readonly Finding[]; seconds: number };

/** A median in milliseconds, and the most that it may be. */
export function boundedTime(what: string, times: readonly number[], limit: number, note = ''): Finding {
  return { what, value: spread(times, 'ms'), bound: { limit, figure: median(times) }, note };
}

export function isWithin({ bound }: Finding): boolean {
  return bound === undefined || bound.figure <= bound.limit;
}

/** Progress on stderr, with the time since the start, because measuring takes minutes. */
export function logProgress(message: string): void {
  process.stderr.write(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${message}\n`);
}

export function writeReport(parts: readonly PartReport[]): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const machine = `${cpus().length} cores of ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  const load = loadavg().map((average) => average.toFixed(1));
  const circumstances = `Commit ${commit}, on ${machine}, Node ${process.version}. Load: ${load.join(', ')}.`;
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/bench.md', reportPage(parts, circumstances));
}

function reportPage(parts: readonly PartReport[], circumstances: string): string {
  const broken = parts.flatMap(({ part, findings }) =>
    findings.filter((finding) => !isWithin(finding)).map(({ what }) => `- ${part}: ${what}`),
  );
  const summary = broken.length === 0 ? 'Every bound is kept.' : `Out of bounds:\n\n${broken.join('\n')}`;
  const tables = parts.map(({ part, findings, seconds }) =>
    [
      `## ${part}\n\nMeasured in ${Math.round(seconds)} s.\n`,
      row('What', 'Measured', 'Reference', 'Bound', 'Note'),
      row('---', '---', '---', '---', '---'),
      ...findings.map((finding) => {
        const { what, value, reference, bound, note } = finding;
        const kept = isWithin(finding) ? 'kept' : '**broken**';
        const figure = bound && `${kept}: ${Number(bound.figure.toPrecision(3))}, at most ${bound.limit}`;
        return row(what, value, reference, figure, note);
      }),
    ].join('\n'),
  );
  return ['# Bench', circumstances, summary, ...tables, ''].join('\n\n');
}

function row(...cells: (string | undefined)[]): string {
  return `| ${cells.map((cell = '') => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
