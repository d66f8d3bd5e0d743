/** Rate limits as senders meet them over HTTP. What counts towards them is tested with accept. */
import { expect, onTestFinished, test } from 'vitest';
import type { Settings } from '../../contract/settings/read-settings.ts';
import { listJson } from '../../testing/enquiries/run-command.ts';
import { sampleFields } from '../../testing/enquiries/sample-enquiry.ts';
import { startService } from '../../testing/enquiries/start-service.ts';
import { limitSenders } from './limits.ts';

async function start(settings: Partial<Settings>) {
  const service = await startService({ settings, limits: { timing: { rememberMs: 0 } } });
  onTestFinished(() => service.close());
  const send = (name: string, address = '198.51.100.1') =>
    service.post(sampleFields({ name }), { 'x-forwarded-for': address });
  const statusOf = async (...sent: Parameters<typeof send>) => (await send(...sent)).status;
  return { ...service, send, statusOf };
}

// Two without a captcha answer.
const strict = { LIMIT_PER_SENDER: 4 };

test('answers 429 with Retry-After, keeps the words of a form, and lets others in', async () => {
  const { statusOf, postForm } = await start(strict);
  expect([await statusOf('One'), await statusOf('Two'), await statusOf('Three')]).toEqual([201, 201, 429]);
  const answer = await postForm(sampleFields({ name: 'Form' }), { 'x-forwarded-for': '198.51.100.1' });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect(await answer.text()).toMatch(/"notice":"too-many".*"name":"Form"/);
  expect(await statusOf('Elsewhere', '198.51.100.2')).toBe(201);
});

test('counts for an hour from a sender’s first enquiry, half as many without a captcha answer', () => {
  let now = 0;
  const { enquiry } = limitSenders(2, () => now);
  expect([enquiry('a', false), enquiry('a', false)]).toEqual([null, 3600]);
  now = 3_599_000;
  expect([enquiry('a', true), enquiry('a', true), enquiry('b', true)]).toEqual([null, 1, null]);
  now = 3_600_000;
  expect([enquiry('a', false), enquiry('b', true), enquiry('b', true)]).toEqual([null, null, 3599]);
});

test('a flood from more networks than there’s room for forgets those that were counted first', () => {
  const { enquiry } = limitSenders(1, () => 0, 3);
  for (const sender of ['a', 'b', 'c', 'd', 'e']) expect(enquiry(sender, true)).toBeNull();
  expect(enquiry('e', true)).toBe(3600);
  expect(enquiry('a', true)).toBeNull();
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
    flooded.postForm(sampleFields({ email: 'nope' }), { 'x-forwarded-for': `2001:db8:0:${count % 2}::2` });
  const answers = await Promise.all(Array.from({ length: 40 }, (_, count) => send(count)));
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
  expect(rendered).toBe(10);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused?.text()).toMatch(
    /Go back.*what you wrote is still in the form.*tel:\+6560000000.*mailto:hello@/s,
  );
  const elsewhere = await flooded.postForm(sampleFields(), { 'x-forwarded-for': '198.51.100.7' });
  expect(elsewhere.status).toBe(303);
});

test('after a page that could not be rendered, the same sender’s next form is answered', async () => {
  let isBroken = true;
  const renderContactPage = async () => {
    if (isBroken) throw new Error('A fault of ours');
    return '<!doctype html><p>rendered</p>';
  };
  await using service = await startService({ renderContactPage });
  const statusOf = async () => (await service.postForm(sampleFields({ email: 'nope' }))).status;
  expect(await statusOf()).toBe(500);
  isBroken = false;
  expect(await statusOf()).toBe(422);
});

test('when LIMIT_HELD is reached, visitors without a captcha answer get 503, and nothing is evicted', async () => {
  const service = await start({ LIMIT_HELD: 5 });
  const statuses: number[] = [];
  for (let sent = 0; sent < 25; sent += 1) {
    statuses.push(await service.statusOf(`Visitor ${sent}`, `2001:db8:0:${sent}00::1`));
  }
  expect(statuses).toEqual([...Array(5).fill(201), ...Array(20).fill(503)]);
  const refused = await service.send('Late', '198.51.100.9');
  expect(refused.headers.get('retry-after')).toBe('3600');
  const { error, message: told } = await refused.json();
  expect([error, told]).toEqual([
    'unavailable',
    expect.stringContaining('call +65 6000 0000 or email hello@'),
  ]);
  expect(await service.rejections('limit-held')).toBe(21);
  const kept = (await listJson({ DATA_DIR: service.dataDir })).map(({ name }) => String(name));
  expect(kept.sort()).toEqual([0, 1, 2, 3, 4].map((sent) => `Visitor ${sent}`));
  expect(await service.enquiries.status()).toContain('held');
});
