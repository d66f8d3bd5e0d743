/** One server process: its speed beside plain node:http, how long others wait during a flood, and memory. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { z } from 'zod';
import { type RunningSite, startSite } from '../testing/browser/start-site.ts';
import { manifest } from '../tests/built/dist.ts';
import { cpuMicroseconds, residentMegabytes } from './processes.ts';
import { type BenchOptions, type Finding, logProgress } from './report.ts';
import { inTurn, lateGrowth, median, spread } from './statistics.ts';

const headers = { 'accept-encoding': 'br' };
const connections = 64;
const burstSeconds = 3;

export async function benchServer({ times, seconds }: BenchOptions): Promise<Finding[]> {
  await using site = await startSite();
  const findings: Finding[] = [];
  for (const address of addresses()) {
    logProgress(`  ${address.path}`);
    findings.push(...(await compareWithPlain(site, address, times)));
  }
  logProgress('  repeated enquiries');
  findings.push(await measureFlood(site));
  logProgress(`  memory under load, ${seconds} s`);
  findings.push(await measureMemory(site, seconds));
  return findings;
}

type Address = { path: string; file: string; contentType: string };

/** The home page, a case study, and the largest script. */
function addresses(): Address[] {
  const { pages, files } = manifest;
  const script = files.find(({ file }) => /^assets\/react-.*\.js$/.test(file))?.file ?? '';
  return [...pages, { path: `/${script}`, file: script }]
    .filter(({ path }) => ['/', '/case-studies/dbs', `/${script}`].includes(path))
    .map(({ path, file }) => {
      const { contentType = '', variants } = files.find((served) => served.file === file) ?? {};
      return { path, file: variants?.br ?? '', contentType };
    });
}

async function compareWithPlain(site: RunningSite, { path, file, contentType }: Address, times: number) {
  const parameters = [join('dist/current/client', file), contentType];
  const plain = fork('bench/plain-server.ts', parameters, { execPath: process.execPath });
  const [address] = await once(plain, 'message');
  const { port } = z.object({ port: z.number() }).parse(address);
  const { ours, reference } = await inTurn(
    times,
    () => burst(site.url + path, site.pid),
    () => burst(`http://127.0.0.1:${port}${path}`, plain.pid ?? 0),
  );
  plain.kill();
  const compared = (what: string, figure: keyof (typeof ours)[number], unit: string): Finding => {
    const [own, other] = [ours.map((one) => one[figure]), reference.map((one) => one[figure])];
    return {
      what: `${path}: ${what}`,
      value: spread(own, unit),
      reference: spread(other, unit),
      note: `${(median(own) / median(other)).toFixed(2)} of plain node:http; ${connections} connections`,
    };
  };
  return [
    compared('requests a second', 'perSecond', '/s'),
    compared('processor time a request', 'cpuEach', 'µs'),
    compared('99th percentile', 'p99', 'ms'),
  ];
}

/** @throws if any answer wasn't 2xx or a connection broke. */
async function load(options: Parameters<typeof autocannon>[0]) {
  const result = await autocannon({ connections, headers, ...options });
  if (result.non2xx + result.errors > 0) {
    const { non2xx, errors } = result;
    throw new Error(`${options.url}: ${non2xx} answers weren't 2xx, ${errors} connections broke.`);
  }
  return result;
}

async function burst(url: string, pid: number) {
  const before = cpuMicroseconds(pid);
  const { requests, latency } = await load({ url, duration: burstSeconds });
  const cpuEach = (cpuMicroseconds(pid) - before) / requests.total;
  return { perSecond: requests.average, cpuEach, p99: latency.p99 };
}

/** The floods come from a thread of their own, so that nobody waits for this one. */
async function measureFlood({ url }: RunningSite): Promise<Finding> {
  const slowly = { connections: 1, overallRate: 50, ignoreCoordinatedOmission: true };
  const readPages = (duration: number) => load({ url: `${url}/services`, ...slowly, duration });
  const undisturbed = await readPages(5);
  const flood = autocannon({
    url: `${url}/api/enquiries`,
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'name=Mei+Tan&email=mei%40company.example&message=We+want+to+replace+an+old+system.&consent=yes',
    connections: 200,
    duration: 12,
    workers: 1,
  });
  await delay(1000);
  const disturbed = await readPages(10);
  const { requests, statusCodeStats } = await flood;
  return {
    what: '99th percentile of /services while 200 others repeat an enquiry',
    value: `${disturbed.latency.p99} ms`,
    reference: `${undisturbed.latency.p99} ms`,
    bound: { limit: 100, figure: disturbed.latency.p99 },
    note: `reference: without them; ${Math.round(requests.average)} enquiries a second, answered with ${Object.keys(statusCodeStats).join(' and ')}`,
  };
}

async function measureMemory({ url, pid }: RunningSite, seconds: number): Promise<Finding> {
  const requests = ['/', '/case-studies', '/contact-us', '/services'].map((path) => ({ path }));
  const samples: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    await load({ url, requests, duration: 2 });
    await delay(2000);
    samples.push(residentMegabytes(pid));
  }
  return {
    what: 'memory under load, last third by second third',
    value: spread(samples, 'MB'),
    bound: { limit: 1.05, figure: lateGrowth(samples) },
    note: `${seconds} s, ${samples.length} bursts of 2 s`,
  };
}
