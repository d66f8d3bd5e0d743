/**
 * `npm run bench`, or `npm run bench -- paint server`: measures, writes `reports/bench.md` and its chart, and
 * exits with 1 when a bound is broken, with 2 when it was asked for something it does not have.
 */
import { type BenchOptions, readOptions, UsageError } from './options.ts';
import { type Finding, isWithin, type PartReport } from './report/finding.ts';
import { writeReport } from './report/write-report.ts';
import { tell } from './tell.ts';

type Part = (options: BenchOptions) => Promise<Finding[]>;

/** Loaded when they run: each brings tools that the others need not wait for. */
const parts: Readonly<Record<string, () => Promise<Part>>> = {
  lighthouse: async () => (await import('./parts/lighthouse.ts')).benchLighthouse,
  paint: async () => (await import('./parts/paint.ts')).benchPaint,
  waking: async () => (await import('./parts/waking.ts')).benchWaking,
  navigation: async () => (await import('./parts/navigation.ts')).benchNavigation,
  server: async () => (await import('./parts/server.ts')).benchServer,
  build: async () => (await import('./parts/build.ts')).benchBuild,
  enquiries: async () => (await import('./parts/enquiries.ts')).benchEnquiries,
};

const names = Object.keys(parts);

async function measure(name: string, options: BenchOptions): Promise<PartReport> {
  tell(`${name}:`);
  const begun = performance.now();
  const part = await parts[name]?.();
  const findings = (await part?.(options)) ?? [];
  for (const finding of findings) {
    const mark = finding.bound ? (isWithin(finding) ? 'kept  ' : 'BROKEN') : '      ';
    const beside = finding.beside ? ` beside ${finding.beside}` : '';
    tell(`  ${mark} ${finding.what}: ${finding.value}${beside}`);
  }
  const seconds = (performance.now() - begun) / 1000;
  return { part: name, findings, measuredAt: new Date().toISOString(), seconds };
}

try {
  const { parts: wanted, options } = readOptions(process.argv.slice(2), names);
  const measured: PartReport[] = [];
  for (const name of wanted) {
    measured.push(await measure(name, options));
    // After every part, so that a long run that is broken off leaves what it found.
    writeReport(measured, names);
  }
  tell('The report is reports/bench.md');
  if (measured.some(({ findings }) => !findings.every(isWithin))) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
