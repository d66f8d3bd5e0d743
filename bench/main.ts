/**
 * `npm run bench`, or `npm run bench -- paint server`: measures, writes `reports/bench.md`, and exits with 1 if a bound
 * is broken, or with 2 for an unknown part or option.
 */
import { parseArgs } from 'node:util';
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
  lighthouse: async () => (await import('./lighthouse.ts')).benchLighthouse,
  paint: async () => (await import('./paint.ts')).benchPaint,
  hydration: async () => (await import('./hydration.ts')).benchHydration,
  controls: async () => (await import('./controls.ts')).benchControls,
  navigation: async () => (await import('./navigation.ts')).benchNavigation,
  server: async () => (await import('./server.ts')).benchServer,
  load: async () => (await import('./load.ts')).benchLoad,
};

function readCommandLine() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { times: { type: 'string', default: '5' }, seconds: { type: 'string', default: '120' } },
  });
  const unknown = positionals.find((name) => !(name in parts));
  if (unknown)
    throw new Error(`There is no part "${unknown}". The parts are: ${Object.keys(parts).join(', ')}.`);
  const count = (name: 'times' | 'seconds', least: number) => {
    const number = Number(values[name]);
    if (Number.isInteger(number) && number >= least) return number;
    throw new Error(`--${name} takes whole numbers from ${least}, not "${values[name]}".`);
  };
  return {
    wanted: positionals.length > 0 ? positionals : Object.keys(parts),
    options: { times: count('times', 1), seconds: count('seconds', 10) },
  };
}

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

function readOrExit() {
  try {
    return readCommandLine();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

const { wanted, options } = readOrExit();
const measured: PartReport[] = [];
for (const name of wanted) {
  measured.push(await measure(name, options));
  // After every part, so that an interrupted run keeps what it has measured.
  writeReport(measured);
}
logProgress('The report is reports/bench.md');
if (measured.some(({ findings }) => !findings.every(isWithin))) process.exitCode = 1;
