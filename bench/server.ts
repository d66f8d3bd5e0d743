/** One server process: how long others wait during a flood, and memory. */
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { type RunningSite, startSite } from '../testing/browser/start-site.ts';
import { residentMegabytes } from './processes.ts';
import { type BenchOptions, type Finding, logProgress } from './report.ts';
import { lateGrowth, spread } from './statistics.ts';

const headers = { 'accept-encoding': 'br' };
const connections = 64;

export async function benchServer({ seconds }: BenchOptions): Promise<Finding[]> {
  await using site = await startSite();
  logProgress('  repeated enquiries');
  const flood = await measureFlood(site);
  logProgress(`  memory under load, ${seconds} s`);
  return [flood, await measureMemory(site, seconds)];
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
