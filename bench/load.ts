/** Load on what docs/deploy.md describes, all on this machine: nginx with TLS, two instances, durable PostgreSQL. */
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { deploy } from '../testing/deploy/deployment.ts';
import { sampleFields } from '../testing/enquiries/sample-enquiry.ts';
import { pages } from '../testing/pages.ts';
import { openHandles, residentMegabytes } from './processes.ts';
import { type BenchOptions, type Finding, logProgress } from './report.ts';
import { lateGrowth, spread } from './statistics.ts';

const readers = 500;
const senders = 100;
const sampleMs = 2000;

/** Connections that nobody uses any more are closed after 65 s at most. */
const restMs = 90_000;

/** Each connection has an address of its own, of this machine, so that nginx doesn't take all for one visitor. */
let visitors = 0;
function comeFromElsewhere({ opts }: { opts: { tlsOptions: object } }): void {
  opts.tlsOptions = {
    get localAddress() {
      visitors += 1;
      return `127.${1 + (visitors >> 16)}.${(visitors >> 8) & 255}.${visitors & 255}`;
    },
  };
}

export async function benchLoad({ seconds }: BenchOptions): Promise<Finding[]> {
  const site = await deploy({ durable: true });
  const sum = (figure: (pid: number) => number) => site.pids().reduce((all, pid) => all + figure(pid), 0);
  try {
    const before = sum(openHandles);
    logProgress(`  ${readers} pages and ${senders} enquiries a second for ${seconds} s`);
    const common = {
      url: `https://localhost:${site.httpsPort}`,
      duration: seconds,
      setupClient: comeFromElsewhere,
      // Autocannon would correct for it with an interval of a millisecond.
      ignoreCoordinatedOmission: true,
    };
    const reading = autocannon({
      ...common,
      connections: readers,
      overallRate: readers,
      headers: { 'accept-encoding': 'gzip' },
      requests: pages.map((path) => ({ path })),
    });
    const sending = autocannon({
      ...common,
      url: `${common.url}/api/enquiries`,
      connections: senders,
      overallRate: senders,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sampleFields({ name: 'Visitor [<id>]', topic: '' })),
      idReplacement: true,
    });
    const memory: number[] = [];
    const handles: number[] = [];
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) {
      await delay(sampleMs);
      memory.push(sum(residentMegabytes));
      handles.push(sum(openHandles));
    }
    const [read, sent] = await Promise.all([reading, sending]);
    const restEnd = performance.now() + restMs;
    while (sum(openHandles) > before && performance.now() < restEnd) await delay(sampleMs);
    const after = sum(openHandles);
    return [
      described('pages', read, readers),
      described('enquiries', sent, senders),
      {
        what: 'memory of both instances',
        value: spread(memory, 'MB'),
        bound: { limit: 1.1, figure: lateGrowth(memory) },
      },
      {
        what: 'open handles of both instances at rest, after and before',
        value: `${after}, ${before}`,
        bound: { limit: 1, figure: after / before },
        note: `under load ${spread(handles, '')}: one for each enquiry under way among them`,
      },
    ];
  } finally {
    await site.remove();
  }
}

/** @throws if nothing was answered. */
function described(what: string, result: Awaited<ReturnType<typeof autocannon>>, offered: number): Finding {
  if (result['2xx'] === 0) throw new Error(`None of the ${what} got an answer.`);
  const { errors, non2xx, latency, requests, statusCodeStats } = result;
  const statuses = Object.entries(statusCodeStats).map(([status, { count }]) => `${count} × ${status}`);
  return {
    what: `${what}: failures`,
    value: String(non2xx + errors),
    bound: { limit: 0, figure: non2xx + errors },
    note: `${Math.round(requests.average)} a second of ${offered} offered; median ${latency.p50} ms, p99 ${latency.p99} ms; ${statuses.join(', ')}`,
  };
}
