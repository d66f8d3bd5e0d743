/** Writes the report. Parts that were not measured now keep the results of an earlier run, with its time. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { reportChart } from './chart.ts';
import type { PartReport } from './finding.ts';
import { reportPage } from './markdown.ts';

const folder = 'reports';
const resultsFile = `${folder}/bench.json`;

export function writeReport(measured: readonly PartReport[], order: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  const earlier: PartReport[] = existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : [];
  const parts = order.flatMap((name) => {
    const named = ({ part }: PartReport) => part === name;
    return measured.find(named) ?? earlier.find(named) ?? [];
  });
  writeFileSync(resultsFile, JSON.stringify(parts, null, 1));
  writeFileSync(`${folder}/bench.md`, reportPage(parts, environment()));
  writeFileSync(`${folder}/bench.svg`, reportChart(parts));
}

function environment() {
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout?.trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  return {
    machine: `${cpus().length} cores of ${cpus()[0]?.model ?? 'unknown make'}, ${memory} GB, Node ${process.version}`,
    load: loadavg()
      .map((load) => load.toFixed(1))
      .join(', '),
    commit: commit || 'unknown',
  };
}
