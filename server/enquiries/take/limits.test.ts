/** Rate limits as senders meet them over HTTP. What counts towards them is tested with accept. */
import { expect, onTestFinished, test } from 'vitest';
import type { Settings } from '../../../contract/settings/read-settings.ts';
import { listJson } from '../../../testing/enquiries/run-command.ts';
import { sampleFields } from '../../../testing/enquiries/sample-enquiry.ts';
import { startService } from '../../../testing/enquiries/start-service.ts';
import { limitSenders } from './limits.ts';

async function start(settings: Partial<Settings>) {
  const service = await startService({
    settings,
    overrides: { watchInterval: 20, unverifiedPerSender: 3 },
  });
  onTestFinished(() => service.close());
  const send = (name: string, address = '198.51.100.1') =>
    service.post(sampleFields({ name }), { 'x-forwarded-for': address });
  const statusOf = async (...sent: Parameters<typeof send>) => (await send(...sent)).status;
  return { ...service, send, statusOf };
}

const network = (name: string) => [{ name, share: 1 }];

test('answers 429 with Retry-After, keeps the words of a form, and lets others in', async () => {
  const { statusOf, postForm } = await start({});
  const statuses: number[] = [];
  for (const name of ['One', 'Two', 'Three', 'Four']) statuses.push(await statusOf(name));
  expect(statuses).toEqual([201, 201, 201, 429]);
  const answer = await postForm(sampleFields({ name: 'Form' }), { 'x-forwarded-for': '198.51.100.1' });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect(await answer.text()).toMatch(/"refusal":"too-many".*"name":"Form"/);
  expect(await statusOf('Elsewhere', '198.51.100.2')).toBe(201);
});

test('counts for an hour from a sender’s first enquiry, three of them without a captcha answer', () => {
  let now = 0;
  const { enquiry } = limitSenders(5, { clock: () => now });
  const send = (verified: boolean, name = 'a') => enquiry(network(name), verified);
  expect([send(false), send(false), send(false), send(false)]).toEqual([null, null, null, 3600]);
  now = 3_599_000;
  expect([send(true), send(true), send(true), send(true, 'b')]).toEqual([null, null, 1, null]);
  now = 3_600_000;
  expect([send(false), send(false, 'b')]).toEqual([null, null]);
});

test('a larger network may send its share, whatever its addresses', () => {
  const { enquiry } = limitSenders(40, { clock: () => 0 });
  const send = (name: string) => enquiry([...network(name), { name: 'all', share: 3 }], false);
  const waits = Array.from({ length: 12 }, (_, count) => send(String(count)));
  expect(waits.filter((wait) => wait === null)).toHaveLength(9);
});

test('a flood from more networks than there’s room for forgets those that were counted first', () => {
  const { enquiry } = limitSenders(1, { clock: () => 0, most: 3 });
  for (const sender of ['a', 'b', 'c', 'd', 'e']) expect(enquiry(network(sender), true)).toBeNull();
  expect(enquiry(network('e'), true)).toBe(3600);
  expect(enquiry(network('a'), true)).toBeNull();
});

test('past ten times as many requests as enquiries, forms with faults get a plain page and no rendering', async () => {
  let rendered = 0;
  const renderContactPage = async () => {
    rendered += 1;
    return '<!doctype html><p>rendered</p>';
  };
  await using flooded = await startService({ settings: { LIMIT_PER_SENDER: 1 }, renderContactPage });
  // Two addresses of one network.
  const send = (count: number) =>
    flooded.postForm(sampleFields({ email: 'nope' }), { 'x-forwarded-for': `2001:db8:0:1::${count % 2}` });
  const answers = await Promise.all(Array.from({ length: 40 }, (_, count) => send(count)));
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
  expect(rendered).toBe(10);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused?.text()).toMatch(
    /Go back.*what you wrote is still in the form.*\+65 6000 0000.*hello@/s,
  );
  const elsewhere = await flooded.postForm(sampleFields(), { 'x-forwarded-for': '198.51.100.7' });
  expect(elsewhere.status).toBe(303);
});

test('past the limit for everybody, visitors without a captcha answer are told how else to reach us', async () => {
  const service = await start({ LIMIT_UNVERIFIED: 2 });
  const statuses: number[] = [];
  for (let sent = 0; sent < 3; sent += 1)
    statuses.push(await service.statusOf(`Visitor ${sent}`, `198.51.100.${sent}`));
  expect(statuses).toEqual([201, 201, 429]);
  const refused = await service.send('Late', '198.51.100.9');
  expect(refused.headers.get('retry-after')).toBe('3600');
  expect(await refused.json()).toEqual({
    error: 'too-many',
    message: expect.stringMatching(/Too many messages are coming in at the moment.*\+65 6000 0000.*hello@/),
  });
  expect(await listJson({ DATA_DIR: service.dataDir })).toHaveLength(2);
  await expect.poll(() => service.enquiries.status()).toContain('flood');
});
