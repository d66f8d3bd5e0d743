/** `npm run bench -- [PART …]`: measures, and exits with 1 if a bound is broken, or with 2 if it was not understood. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import {
  type BenchOptions,
  type Finding,
  isWithin,
  logProgress,
  type PartReport,
  writeReport,
} from './report.ts';

type Part = (options: BenchOptions) => Promise<Finding[]>;

/** Imported when they run, because each loads tools of its own. */
const parts: Readonly<Record<string, () => Promise<Part>>> = {
  paint: async () => (await import('./paint.ts')).benchPaint,
  navigation: async () => (await import('./navigation.ts')).benchNavigation,
  growth: async () => (await import('./growth.ts')).benchGrowth,
};

const given = z.object({ times: z.coerce.number().int().min(1) });

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function readCommandLine() {
  try {
    const options = {
      times: { type: 'string', default: '5' },
    } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const wanted = z.array(z.enum(Object.keys(parts))).parse(positionals);
    return { wanted: wanted.length > 0 ? wanted : Object.keys(parts), ...given.parse(values) };
  } catch (error) {
    console.error(error instanceof z.ZodError ? z.prettifyError(error) : messageOf(error));
    console.error(`How to use it: npm run bench -- [${Object.keys(parts).join('|')} …] [--times 5]`);
    process.exit(2);
  }
}

const { wanted, ...options } = readCommandLine();
const measured: PartReport[] = [];
for (const part of wanted) {
  logProgress(`${part}:`);
  const started = performance.now();
  const measure = await parts[part]?.();
  const findings = (await measure?.(options)) ?? [];
  measured.push({ part, findings, seconds: (performance.now() - started) / 1000 });
  // After every part, so that an interrupted run keeps what it has measured.
  writeReport(measured);
}
console.log(readFileSync('reports/bench.md', 'utf8'));
if (measured.some(({ findings }) => !findings.every(isWithin))) process.exitCode = 1;
