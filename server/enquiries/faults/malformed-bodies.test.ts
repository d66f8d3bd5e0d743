/** 10,000 malformed bodies from a seeded fuzzer. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { validateEnquiry } from '../../../contract/enquiry.ts';
import { type MalformedBody, malformedBodies } from '../testing/malformed-bodies.ts';
import { runEnquiries } from '../testing/run-command.ts';
import { sampleTopics } from '../testing/sample-enquiry.ts';
import { startServiceProcess } from '../testing/start-service-process.ts';

const seed = 20261120;
const count = 10_000;
const answersAllowed = [201, 303, 413, 415, 422];

test('10,000 malformed bodies: no 5xx, nothing stored that fails the schema, memory flat', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fuzz-'));
  const service = await startServiceProcess({ dataDir });
  const bodies = malformedBodies(seed, count);
  const statuses = new Map<number, number>();
  const heaps: number[] = [];
  let sent = 0;

  for (let quarter = 0; quarter < 4; quarter += 1) {
    await inParallel(8, take(bodies, count / 4), async ({ contentType, bytes }) => {
      // Of one client only one faulty form is rendered at a time.
      sent += 1;
      const headers = { 'content-type': contentType, 'x-forwarded-for': `198.51.100.${sent % 250}` };
      const url = `${service.url}/api/enquiries`;
      const answer = await fetch(url, { method: 'POST', headers, body: bytes, redirect: 'manual' });
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    });
    heaps.push(await service.heapUsed());
  }
  await service.kill();

  expect([...statuses.keys()].filter((status) => !answersAllowed.includes(status))).toEqual([]);
  expect([...statuses.values()].reduce((sum, times) => sum + times)).toBe(count);
  const { stdout } = await runEnquiries(['export'], { DATA_DIR: dataDir });
  const stored = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  expect(stored.length).toBeGreaterThan(100);
  for (const { history, ...fields } of stored) {
    const given = { ...fields, history: history.join('\n'), consent: 'yes' };
    const { enquiry, problems } = validateEnquiry(given, sampleTopics);
    expect(problems).toEqual([]);
    // Stored is what validation made of it: a second pass changes nothing.
    expect(given).toMatchObject(enquiry ?? {});
  }

  const megabytes = heaps.map((heap) => heap / 1024 / 1024);
  const [first = 0, , , last = 0] = megabytes;
  process.stdout.write(
    `fuzzer, seed ${seed}: ${JSON.stringify(Object.fromEntries([...statuses].sort()))}, ${stored.length} stored, ` +
      `heap after each quarter ${megabytes.map((size) => size.toFixed(1)).join(', ')} MB\n`,
  );
  expect(last - first).toBeLessThan(5);
  rmSync(dataDir, { recursive: true });
});

function* take(bodies: Generator<MalformedBody>, wanted: number): Generator<MalformedBody> {
  for (let taken = 0; taken < wanted; taken += 1) {
    const { value, done } = bodies.next();
    if (done) return;
    yield value;
  }
}

async function inParallel<T>(
  workers: number,
  jobs: Iterator<T>,
  work: (job: T) => Promise<void>,
): Promise<void> {
  const worker = async () => {
    for (let next = jobs.next(); !next.done; next = jobs.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: workers }, worker));
}
