/**
 * The server beside nginx: the same files in the same encodings, one core each, in turn. Requests a second,
 * processor time a request, which a busy machine disturbs less, and what a crowd of connections waits. For
 * information: past one process, pages are for nginx or a CDN to serve.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../../tests/browser/start-site.ts';
import { watchMemory } from '../load/memory.ts';
import { hasBrotliModule, startNginx } from '../load/nginx.ts';
import { cpuMicroseconds } from '../load/process-figures.ts';
import { runWrk, type WrkResult } from '../load/wrk.ts';
import type { BenchOptions } from '../options.ts';
import { type Finding, logProgress } from '../report.ts';
import { readManifest } from '../site.ts';
import { inPairs, median, type Pair, ratioOfMedians, spread } from '../statistics.ts';

type Target = { url: string; pid: number };
type Run = WrkResult & { cpuEachUs: number };

const serverCore = 0;
const loadCore = 1;
const connections = 64;
const crowd = 1000;

export async function benchServer({ pairs, soak }: BenchOptions): Promise<Finding[]> {
  const missing = ['nginx', 'wrk', 'taskset'].filter((tool) => spawnSync('which', [tool]).status !== 0);
  if (missing.length > 0 || availableParallelism() < 2) {
    const note = `it takes two cores, and what apt-get install -y nginx wrk installs; missing: ${missing.join(', ') || 'a core'}`;
    return [{ what: 'the server beside nginx', value: 'not measured', note }];
  }
  const build = realpathSync('dist/current');
  const ours = await startSite();
  spawnSync('taskset', ['-acp', String(serverCore), String(ours.pid)]);
  const nginx = await startNginx(build, serverCore);
  const measure = (path: string, connections: number) =>
    inPairs(
      pairs,
      () => load(ours, path, connections),
      () => load(nginx, path, connections),
    );
  try {
    const findings: Finding[] = [];
    for (const [name, path] of addresses(build)) {
      logProgress(`  ${name}, ${pairs} pairs`);
      findings.push(...throughput(name, await measure(path, connections)));
    }
    logProgress(`  ${crowd} connections`);
    findings.push(waiting(await measure('/', crowd)));
    findings.push(await watchMemory(ours, soak, loadCore));
    return findings;
  } finally {
    await ours.stop();
    await nginx.stop();
  }
}

/** The home page, a case study, and the largest hashed asset that every awake page loads. */
function addresses(build: string): [name: string, path: string][] {
  const study = readManifest(build).pages.find(({ path }) => path.startsWith('/case-studies/'));
  const largest = /data-react="([^"]+)/.exec(readFileSync(join(build, 'client/index.html'), 'utf8'));
  return [
    ['home', '/'],
    ['case study', study?.path ?? ''],
    ['hashed asset', largest?.[1] ?? ''],
  ];
}

async function load({ url, pid }: Target, path: string, connections: number): Promise<Run> {
  const before = cpuMicroseconds(pid);
  const seconds = connections > 100 ? 3 : 2;
  const result = await runWrk(url + path, { connections, seconds, core: loadCore });
  return { ...result, cpuEachUs: (cpuMicroseconds(pid) - before) / (result.perSecond * seconds) };
}

/** Both sides of one figure. */
function compared(pairs: readonly Pair<Run>[], figure: keyof Run, unit: string, digits = 0) {
  const side = (name: keyof Pair<Run>) =>
    spread(
      pairs.map((pair) => pair[name][figure]),
      unit,
      digits,
    );
  return { value: side('ours'), reference: side('reference') };
}

function throughput(name: string, pairs: readonly Pair<Run>[]): Finding[] {
  const bytes = (side: keyof Pair<Run>) => median(pairs.map((pair) => pair[side].bytesEach));
  const rate = ratioOfMedians(pairs, ({ perSecond }) => perSecond).toFixed(2);
  const cpu = ratioOfMedians(pairs, ({ cpuEachUs }) => cpuEachUs).toFixed(2);
  return [
    {
      what: `${name}: requests a second`,
      ...compared(pairs, 'perSecond', '/s'),
      note: `${rate} of nginx's; ${connections} connections; ${bytes('ours')} and ${bytes('reference')} bytes an answer; ${hasBrotliModule ? 'brotli' : 'nginx has gzip only'}`,
    },
    {
      what: `${name}: processor time a request`,
      ...compared(pairs, 'cpuEachUs', 'µs', 1),
      note: `${cpu} times nginx's`,
    },
  ];
}

function waiting(pairs: readonly Pair<Run>[]): Finding {
  return {
    what: `p99 at ${crowd} kept-alive connections, all asking at once`,
    ...compared(pairs, 'p99Ms', 'ms'),
    note: `requests a second, of nginx's: ${ratioOfMedians(pairs, ({ perSecond }) => perSecond).toFixed(2)}`,
  };
}
