/**
 * The server beside nginx: the same files in the same encodings, one core each, in turn. Requests a second,
 * processor time a request, which a busy machine disturbs less, and what a crowd of connections waits. For
 * information: past one process, pages are for nginx or a CDN to serve.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { watchMemory } from '../load/memory.ts';
import { hasBrotliModule, missingTools, startNginx } from '../load/nginx.ts';
import { cpuMicroseconds } from '../load/process-figures.ts';
import { runWrk, type WrkResult } from '../load/wrk.ts';
import { logProgress } from '../log-progress.ts';
import type { BenchOptions } from '../options.ts';
import { type Finding, unmeasured } from '../report/finding.ts';
import { readManifest } from '../site/manifest.ts';
import { copySite } from '../site/private-copy.ts';
import { startServer } from '../site/start-server.ts';
import { median, range, ratioOfMedians } from '../statistics.ts';

type Target = { url: string; pid: number };
type Run = WrkResult & { cpuEachUs: number };

const serverCore = 0;
const loadCore = 1;
const connections = 64;
const crowd = 1000;

export async function benchServer({ pairs, soak }: BenchOptions): Promise<Finding[]> {
  const missing = missingTools();
  if (missing) return [unmeasured('the server beside nginx', missing)];
  if (availableParallelism() < 2) return [unmeasured('the server beside nginx', 'it takes two cores')];
  const copy = copySite();
  const ours = await startServer(copy.folder, serverCore);
  const nginx = await startNginx(copy, serverCore);
  const reference = { url: nginx.url, pid: nginx.workerPid };
  try {
    const findings: Finding[] = [];
    for (const [name, path] of addresses(copy.build)) {
      logProgress(`  ${name}, ${pairs} pairs`);
      findings.push(...throughput(name, await inPairs(pairs, ours, reference, path, connections)));
    }
    logProgress(`  ${crowd} connections`);
    findings.push(waiting(await inPairs(pairs, ours, reference, '/', crowd)));
    findings.push(await watchMemory(ours, soak, loadCore));
    return findings;
  } finally {
    await ours.stop();
    await nginx.stop();
    copy.remove();
  }
}

/** The home page, a case study, and the largest hashed asset that every awake page loads. */
function addresses(build: string): [name: string, path: string][] {
  const { pages } = readManifest(build);
  const study = pages.find(({ path }) => path.startsWith('/case-studies/'));
  const largest = /data-parts="([^" ]+)/.exec(readFileSync(join(build, 'client/index.html'), 'utf8'));
  return [
    ['home', '/'],
    ['case study', study?.path ?? ''],
    ['hashed asset', largest?.[1] ?? ''],
  ];
}

async function inPairs(count: number, ours: Target, reference: Target, path: string, connections: number) {
  const pairs: { ours: Run; reference: Run }[] = [];
  const run = async ({ url, pid }: Target): Promise<Run> => {
    const before = cpuMicroseconds(pid);
    const seconds = connections > 100 ? 3 : 2;
    const result = await runWrk(url + path, { connections, seconds, core: loadCore });
    const requests = result.perSecond * seconds;
    return { ...result, cpuEachUs: (cpuMicroseconds(pid) - before) / requests };
  };
  // The first pair warms both up and is not counted. Who comes first changes from pair to pair.
  for (let turn = 0; turn <= count; turn += 1) {
    const first = turn % 2 === 0 ? await run(ours) : null;
    const second = await run(reference);
    const pair = { ours: first ?? (await run(ours)), reference: second };
    if (turn > 0) pairs.push(pair);
  }
  return pairs;
}

function throughput(name: string, pairs: readonly { ours: Run; reference: Run }[]): Finding[] {
  const figures = (side: 'ours' | 'reference', key: keyof Run) => pairs.map((pair) => pair[side][key]);
  const ratio = (key: keyof Run) =>
    ratioOfMedians(pairs.map((pair) => ({ ours: pair.ours[key], reference: pair.reference[key] })));
  const perSecond = (side: 'ours' | 'reference') => {
    const runs = figures(side, 'perSecond');
    return `${median(runs).toFixed(0)}/s (${range(runs)})`;
  };
  const cpu = (side: 'ours' | 'reference') => {
    const runs = figures(side, 'cpuEachUs');
    return `${median(runs).toFixed(1)} µs (${range(runs, 1)})`;
  };
  const bytes = `${median(figures('ours', 'bytesEach'))} and ${median(figures('reference', 'bytesEach'))} bytes an answer`;
  return [
    {
      what: `${name}: requests a second`,
      value: perSecond('ours'),
      reference: perSecond('reference'),
      note: `${ratio('perSecond').toFixed(2)} of nginx's; ${connections} connections; ${bytes}; ${hasBrotliModule ? 'brotli' : 'nginx has gzip only'}`,
    },
    {
      what: `${name}: processor time a request`,
      value: cpu('ours'),
      reference: cpu('reference'),
      note: `nginx's share of ours: ${(1 / ratio('cpuEachUs')).toFixed(2)}`,
    },
  ];
}

function waiting(pairs: readonly { ours: Run; reference: Run }[]): Finding {
  const p99 = (side: 'ours' | 'reference') => {
    const runs = pairs.map((pair) => pair[side].p99Ms);
    return `${median(runs).toFixed(0)} ms (${range(runs)})`;
  };
  const rates = pairs.map(({ ours, reference }) => ours.perSecond / reference.perSecond);
  return {
    what: `p99 at ${crowd} kept-alive connections, all asking at once`,
    value: p99('ours'),
    reference: p99('reference'),
    note: `requests a second, of nginx's: ${median(rates).toFixed(2)}`,
  };
}
