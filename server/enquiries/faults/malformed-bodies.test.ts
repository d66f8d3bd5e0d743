import { expect, test } from 'vitest';
import { validateEnquiry } from '../../../contract/enquiry.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { malformedBodies } from '../testing/malformed-bodies.ts';
import { runEnquiries } from '../testing/run-command.ts';
import { sampleTopics } from '../testing/sample-enquiry.ts';
import { startServiceProcess } from '../testing/start-service-process.ts';

const seed = 20261120;
const count = 1000;
const answersAllowed = [201, 303, 413, 415, 422];

test('answers 1,000 malformed bodies without a 5xx, and stores nothing that fails the schema', async () => {
  const dataDir = temporaryFolder();
  const service = await startServiceProcess({ dataDir });
  const bodies = malformedBodies(seed, count).values();
  const statuses = new Map<number, number>();
  let sent = 0;

  const worker = async () => {
    for (const { contentType, bytes } of bodies) {
      // Only one faulty form of each client is rendered at a time.
      sent += 1;
      const headers = { 'content-type': contentType, 'x-forwarded-for': `198.51.100.${sent % 250}` };
      const url = `${service.url}/api/enquiries`;
      const answer = await fetch(url, { method: 'POST', headers, body: bytes, redirect: 'manual' });
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  await service.kill();

  expect([...statuses.keys()].filter((status) => !answersAllowed.includes(status))).toEqual([]);
  expect([...statuses.values()].reduce((sum, times) => sum + times)).toBe(count);
  const { stdout } = await runEnquiries(['export'], { DATA_DIR: dataDir });
  const stored = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  expect(stored.length).toBeGreaterThan(10);
  for (const { history, ...fields } of stored) {
    const given = { ...fields, history: history.join('\n'), consent: 'yes' };
    const { enquiry, problems } = validateEnquiry(given, sampleTopics);
    expect(problems).toEqual([]);
    // Stored is what validation made of it: a second pass changes nothing.
    expect(given).toMatchObject(enquiry ?? {});
  }
});
