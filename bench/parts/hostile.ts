/** What one attacker on this machine can do to the server without a proxy: errors, other visitors' time, memory. */
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { fuzzRaw } from '../../server/testing/raw-fuzz.ts';
import { type RunningSite, startSite } from '../../tests/browser/start-site.ts';
import { residentMegabytes } from '../load/process-figures.ts';
import type { BenchOptions } from '../options.ts';
import { type Finding, logProgress } from '../report.ts';
import { quantile } from '../statistics.ts';

const seed = 20261121;
const attackMs = 10_000;
const pauseMs = 20;

/** Begins an attack; the result ends it. */
type Attack = (site: RunningSite) => () => unknown;

const attacks: Readonly<Record<string, Attack>> = {
  'requests sent ahead and not read, 50 connections': ({ url }) =>
    repeatedly(50, () => {
      const socket = open(url).pause();
      socket.write('GET / HTTP/1.1\r\nHost: h\r\n\r\n'.repeat(2000));
      return socket;
    }),
  'heads that never end, 500 connections': ({ url }) =>
    repeatedly(500, () => {
      const socket = open(url);
      socket.write('GET / HTTP/1.1\r\nHost: h\r\nX: ');
      return socket;
    }),
  'forms with faults, 32 at a time': ({ url }) => posting(url, url),
  'forms from elsewhere, 32 at a time': ({ url }) => posting(url, 'https://elsewhere.example'),
};

export async function benchHostile({ fuzz }: BenchOptions): Promise<Finding[]> {
  const site = await startSite();
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(site.pid));
  }, 100);
  try {
    logProgress(`  ${fuzz} spoilt requests`);
    const statuses = await fuzzRaw(Number(new URL(site.url).port), { seed, count: fuzz });
    const failures = [...statuses].filter(([status]) => status >= 500).map(([, times]) => times);
    const failed = failures.reduce((sum, times) => sum + times, 0);
    const findings: Finding[] = [
      {
        what: `5xx among the answers to ${fuzz} requests spoilt at random`,
        value: String(failed),
        bound: { limit: 0, figure: failed },
        note: `seed ${seed}: ${JSON.stringify(Object.fromEntries([...statuses].sort()))}`,
      },
    ];
    const undisturbed = await slowestPage('nothing', () => () => {}, site);
    for (const [name, attack] of Object.entries(attacks)) {
      const slowest = await slowestPage(name, attack, site);
      findings.push({
        what: `others' p99 during: ${name}`,
        value: `${slowest.toFixed(1)} ms`,
        reference: `${undisturbed.toFixed(1)} ms`,
        bound: { limit: 100, figure: slowest },
        note: 'reference: without an attack',
      });
    }
    findings.push({
      what: 'memory at its highest',
      value: `${peak.toFixed(0)} MB`,
      bound: { limit: 700, figure: peak },
    });
    return findings;
  } finally {
    clearInterval(watch);
    await site.stop();
  }
}

/** The 99th percentile of other visitors' waits, in milliseconds. */
async function slowestPage(name: string, attack: Attack, site: RunningSite): Promise<number> {
  logProgress(`  ${name}`);
  const end = attack(site);
  const took: number[] = [];
  const until = performance.now() + attackMs;
  while (performance.now() < until) {
    const started = performance.now();
    const answer = await fetch(`${site.url}/services`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`/services was answered with ${answer.status} during: ${name}`);
    took.push(performance.now() - started);
    await delay(pauseMs);
  }
  await end();
  return quantile(took, 0.99);
}

function open(url: string): Socket {
  return connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
}

/** So many connections at a time: what the server closes is opened again after a moment. */
function repeatedly(count: number, attack: () => Socket): () => void {
  const sockets = new Set<Socket>();
  let ended = false;
  const again = () => {
    if (ended) return;
    const socket = attack();
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      setTimeout(again, 100);
    });
  };
  for (let index = 0; index < count; index += 1) again();
  return () => {
    ended = true;
    for (const socket of sockets) socket.destroy();
  };
}

function posting(url: string, origin: string): () => Promise<unknown> {
  const thread = new Worker(new URL('../load/post-forms.ts', import.meta.url), {
    workerData: { url, origin },
  });
  return () => thread.terminate();
}
