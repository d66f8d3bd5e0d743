/** Writes the report. Parts that this run left out keep what an earlier run found, with its time beside it. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { reportChart } from './chart.ts';
import type { PartReport } from './finding.ts';
import { reportPage } from './markdown.ts';

const folder = 'reports';
const kept = `${folder}/bench.json`;

export function writeReport(measured: readonly PartReport[], order: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  const earlier: PartReport[] = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : [];
  const parts = order.flatMap((name) => {
    const named = ({ part }: PartReport) => part === name;
    return measured.find(named) ?? earlier.find(named) ?? [];
  });
  writeFileSync(kept, JSON.stringify(parts, null, 1));
  writeFileSync(`${folder}/bench.md`, reportPage(parts, circumstances()));
  writeFileSync(`${folder}/bench.svg`, reportChart(parts));
}

function circumstances() {
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
