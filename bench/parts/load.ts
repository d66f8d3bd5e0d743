/**
 * Readers and senders on what docs/deploy.md describes: nginx with TLS, two instances, PostgreSQL with durable
 * commits. All of it, and the load itself, is on this one machine.
 */
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { sampleFields } from '../../server/enquiries/testing/sample-enquiry.ts';
import { type Deployment, deploy } from '../../tests/deploy/deployment.ts';
import { original, readManifest } from '../../tests/publishing/next-build.ts';
import { openHandles, residentMegabytes } from '../load/process-figures.ts';
import type { BenchOptions } from '../options.ts';
import { type Finding, logProgress } from '../report.ts';
import { lateGrowth, quantile, spread } from '../statistics.ts';

const readers = 1000;
const readingMs = 10_000;
const enquiriesPerSecond = 100;
const sampleMs = 2000;
/** Connections that nobody uses any more are closed after 65 s at most. */
const restMs = 90_000;

const paths = readManifest(original)
  .pages.filter(({ status }) => status === 200)
  .map(({ path }) => path);

type Record = { took: number[]; failures: string[] };
type Asked = { method?: string; headers?: { [name: string]: string }; body?: string };

/** One of this machine's own, so that nginx doesn't take all for one visitor. */
const anyAddress = () => `127.1.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;

export async function benchLoad({ seconds }: BenchOptions): Promise<Finding[]> {
  const site = await deploy({ durable: true });
  const pages: Record = { took: [], failures: [] };
  const enquiries: Record = { took: [], failures: [] };
  const samples = { memory: [] as number[], handles: [] as number[] };
  const sum = (figure: (pid: number) => number) => site.pids().reduce((all, pid) => all + figure(pid), 0);
  try {
    const before = sum(openHandles);
    logProgress(`  ${readers} readers and ${enquiriesPerSecond} enquiries a second for ${seconds} s`);
    const end = performance.now() + seconds * 1000;
    const crowd = Array.from({ length: readers }, () => read(site, end, pages));
    const senders = send(site, end, enquiries);
    while (performance.now() < end) {
      await delay(sampleMs);
      samples.memory.push(sum(residentMegabytes));
      samples.handles.push(sum(openHandles));
    }
    await Promise.all([...crowd, senders]);
    const restEnd = performance.now() + restMs;
    while (sum(openHandles) > before && performance.now() < restEnd) await delay(sampleMs);
    const after = sum(openHandles);
    return [
      described(`pages read by ${readers} readers`, pages, seconds, 200),
      described('enquiries', enquiries, seconds, 201),
      {
        what: 'memory of both instances',
        value: spread(samples.memory, 'MB'),
        bound: { limit: 1.1, figure: lateGrowth(samples.memory) },
      },
      {
        what: 'open handles of both instances at rest, after and before',
        value: `${after}, ${before}`,
        bound: { limit: 1, figure: after / before },
        note: `under load ${spread(samples.handles, '')}: one for each enquiry under way among them`,
      },
    ];
  } finally {
    await site.remove();
  }
}

function described(what: string, { took, failures }: Record, seconds: number, wanted: number): Finding {
  const [first] = failures;
  const refused = `${failures.length} not answered with ${wanted}${first ? `, the first with ${first}` : ''}`;
  return {
    what,
    value: `${(took.length / seconds).toFixed(0)}/s`,
    bound: { limit: 0, figure: failures.length },
    note: `median ${quantile(took, 0.5).toFixed(1)} ms, p99 ${quantile(took, 0.99).toFixed(0)} ms; ${refused}`,
  };
}

/** One after the other page on a connection of their own, with some time for reading. */
async function read(site: Deployment, end: number, record: Record): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: anyAddress() });
  await delay(Math.random() * readingMs);
  while (performance.now() < end) {
    const path = paths[Math.floor(Math.random() * paths.length)] ?? '/';
    await timed(record, 200, () => ask(site, agent, path, { headers: { 'accept-encoding': 'gzip' } }));
    await delay(readingMs * (0.5 + Math.random()));
  }
  agent.destroy();
}

async function send(site: Deployment, end: number, record: Record): Promise<void> {
  const answers: Promise<void>[] = [];
  const started = performance.now();
  for (let sent = 0; performance.now() < end; sent += 1) {
    const agent = new Agent({ localAddress: `127.${2 + (sent >> 16)}.${(sent >> 8) & 255}.${sent & 255}` });
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(sampleFields({ name: `Visitor ${sent}`, topic: '' }));
    answers.push(
      timed(record, 201, () => ask(site, agent, '/api/enquiries', { method: 'POST', headers, body })),
    );
    await delay(Math.max(0, started + ((sent + 1) * 1000) / enquiriesPerSecond - performance.now()));
  }
  await Promise.all(answers);
}

async function timed({ took, failures }: Record, wanted: number, askOnce: () => Promise<number>) {
  const started = performance.now();
  const status = await askOnce().catch((error: unknown) => String(error));
  took.push(performance.now() - started);
  if (status !== wanted) failures.push(String(status));
}

function ask(site: Deployment, agent: Agent, path: string, { body = '', ...asked }: Asked): Promise<number> {
  return new Promise((resolve, reject) => {
    const target = { host: 'localhost', family: 4, port: site.httpsPort, ca: site.certificate };
    request({ ...target, agent, path, ...asked })
      .on('error', reject)
      .on('response', (answer) => text(answer).then(() => resolve(answer.statusCode ?? 0), reject))
      .end(body);
  });
}
