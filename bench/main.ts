/**
 * `npm run bench`, or `npm run bench -- paint server`: measures, writes `reports/bench.md`, and exits with 1
 * when a bound is broken, with 2 for an unknown part or option.
 */
import { type BenchOptions, readOptions } from './options.ts';
import { type Finding, isWithin, logProgress, type PartReport, writeReport } from './report.ts';

type Part = (options: BenchOptions) => Promise<Finding[]>;

/** Imported when they run, because each loads tools of its own. */
const parts: Readonly<Record<string, () => Promise<Part>>> = {
  lighthouse: async () => (await import('./parts/lighthouse.ts')).benchLighthouse,
  paint: async () => (await import('./parts/paint.ts')).benchPaint,
  waking: async () => (await import('./parts/waking.ts')).benchWaking,
  controls: async () => (await import('./parts/controls.ts')).benchControls,
  navigation: async () => (await import('./parts/navigation.ts')).benchNavigation,
  server: async () => (await import('./parts/server.ts')).benchServer,
  hostile: async () => (await import('./parts/hostile.ts')).benchHostile,
  load: async () => (await import('./parts/load.ts')).benchLoad,
  enquiries: async () => (await import('./parts/enquiries.ts')).benchEnquiries,
  faults: async () => (await import('./parts/faults.ts')).benchFaults,
};

async function measure(name: string, options: BenchOptions): Promise<PartReport> {
  logProgress(`${name}:`);
  const started = performance.now();
  const part = await parts[name]?.();
  const findings = (await part?.(options)) ?? [];
  for (const finding of findings) {
    const mark = finding.bound ? (isWithin(finding) ? 'kept  ' : 'BROKEN') : '      ';
    const reference = finding.reference ? `, reference ${finding.reference}` : '';
    logProgress(`  ${mark} ${finding.what}: ${finding.value}${reference}`);
  }
  return { part: name, findings, seconds: (performance.now() - started) / 1000 };
}

function readCommandLine() {
  try {
    return readOptions(process.argv.slice(2), Object.keys(parts));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

const { parts: wanted, options } = readCommandLine();
const measured: PartReport[] = [];
for (const name of wanted) {
  const report = await measure(name, options);
  measured.push(report);
  // After every part: an interrupted run keeps what it has measured.
  writeReport(measured);
}
logProgress('The report is reports/bench.md');
if (measured.some(({ findings }) => !findings.every(isWithin))) process.exitCode = 1;
