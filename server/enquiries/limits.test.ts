/** Rate limits as senders meet them over HTTP; how they're counted is tested with submit. */
import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Settings } from '../../contract/settings/read-settings.ts';
import { listJson } from '../../testing/enquiries/run-command.ts';
import { sampleFields } from '../../testing/enquiries/sample-enquiry.ts';
import { startService } from '../../testing/enquiries/start-service.ts';
import { startReceiver } from '../../testing/server/receiver.ts';
import { recordLog } from '../../testing/temporary.ts';

// Ten minutes into an hour, so that no test runs into the next one.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 10, 10) });
  return () => void vi.useRealTimers();
});

const { log, logged } = recordLog('error');

async function start(settings: Partial<Settings>) {
  const service = await startService({ settings, log });
  onTestFinished(() => service.close());
  const send = (name: string, address = '198.51.100.1') =>
    service.post(sampleFields({ name }), { 'x-forwarded-for': address });
  const statusOf = async (...sent: Parameters<typeof send>) => (await send(...sent)).status;
  return { ...service, send, statusOf };
}

// Two without a captcha answer.
const strict = { limitPerSender: 4 };

test('answers 429 with Retry-After, keeps the words of a form, and lets others in', async () => {
  const { statusOf, postForm } = await start(strict);
  expect([await statusOf('One'), await statusOf('Two'), await statusOf('Three')]).toEqual([201, 201, 429]);
  const answer = await postForm(sampleFields({ name: 'Form' }), { 'x-forwarded-for': '198.51.100.1' });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3000']);
  expect(await answer.text()).toMatch(/"notice":"too-many".*"name":"Form"/);
  expect(await statusOf('Elsewhere', '198.51.100.2')).toBe(201);
  vi.setSystemTime(Date.now() + 3_000_000);
  expect(await statusOf('Three')).toBe(201);
});

test('rejects before the captcha provider is asked', async () => {
  const provider = await startReceiver((response) => response.end('{"success":true}'));
  const keys = { recaptchaSiteKey: 'k', recaptchaSecret: 's', recaptchaVerifyUrl: provider.url };
  const { post } = await start({ limitPerSender: 1, ...keys });
  const send = async (token: string, name = 'First') =>
    (await post({ ...sampleFields({ name }), 'g-recaptcha-response': token })).status;
  expect([await send('one'), await send('two', 'Second'), await send('three')]).toEqual([201, 429, 201]);
  expect(provider.received.map(({ body }) => body)).toEqual(['secret=s&response=one']);
});

test('asks the captcha provider about few wrong answers of one sender, whatever becomes of their enquiries', async () => {
  let reply = '{"success":false,"error-codes":["invalid-input-response"]}';
  const provider = await startReceiver((response) => response.end(reply));
  const keys = { recaptchaSiteKey: 'k', recaptchaSecret: 's', recaptchaVerifyUrl: provider.url };
  const { post, rejections } = await start({ limitPerSender: 4, ...keys });
  const send = async (name: string, address = '198.51.100.1') => {
    const fields = { ...sampleFields({ name }), 'g-recaptcha-response': 'junk' };
    return (await post(fields, { 'x-forwarded-for': address })).status;
  };
  const statuses = [];
  for (const name of ['Same', 'Same', 'Same', 'Same', 'Same', 'Same', 'Other', 'Third'])
    statuses.push(await send(name));
  expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 201, 429]);
  expect(provider.received).toHaveLength(4);
  expect(await rejections('captcha-not-asked')).toBe(1);

  reply = '{"success":true}';
  await send('Elsewhere', '198.51.100.2');
  expect(provider.received).toHaveLength(5);
  vi.setSystemTime(Date.now() + 3_000_000);
  await send('Same');
  expect(provider.received).toHaveLength(6);
});

test('past the limit for all senders, accepts and holds enquiries, alerts the operator once and counts them', async () => {
  const { statusOf, rejections } = await start({ limitOverall: 2 });
  const statuses = [];
  for (const last of [1, 2, 3, 4]) statuses.push(await statusOf(`Sender ${last}`, `198.51.100.${last}`));
  expect(statuses).toEqual([201, 201, 201, 201]);
  const alerts = logged().filter(({ alert }) => alert === 'enquiries-held');
  expect(alerts.map(({ by }) => by)).toEqual(['global']);
  expect(await rejections('limit-global')).toBe(2);
});

test('a flood of forms with faults renders one page at a time, and few wait; the others are told what to do', async () => {
  let rendering = 0;
  let most = 0;
  let rendered = 0;
  const renderContactPage = async () => {
    rendering += 1;
    rendered += 1;
    most = Math.max(most, rendering);
    await delay(20);
    rendering -= 1;
    return '<!doctype html><p>rendered</p>';
  };
  await using flooded = await startService({ renderContactPage });
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      flooded.postForm(sampleFields({ email: 'nope' }), { 'x-forwarded-for': `198.51.100.${index}` }),
    ),
  );
  expect(most).toBe(1);
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([422, 429]));
  expect(statuses.filter((status) => status === 422)).toHaveLength(rendered);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers.get('retry-after')).toBe('5');
  expect(await refused?.text()).toMatch(
    /Go back.*what you wrote is still in the form.*tel:\+6560000000.*mailto:hello@/s,
  );
  // Two addresses of one network.
  const oneClient = ['2001:db8::1', '2001:db8:0:1::2'].map((address) =>
    flooded.postForm(sampleFields({ email: 'nope' }), { 'x-forwarded-for': address }),
  );
  expect((await Promise.all(oneClient)).map(({ status }) => status).sort()).toEqual([422, 429]);
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

test('what is held is bounded in number and in bytes: then 503 without a captcha answer, and nothing is evicted', async () => {
  const message = 'x'.repeat(5000);
  const history = Array.from({ length: 500 }, (_, line) => `${line} `.padEnd(100, 'y')).join('\n');
  const large = (service: Awaited<ReturnType<typeof start>>, name: string, address: string) =>
    service.post(sampleFields({ name, message, history }), { 'x-forwarded-for': address });
  const answers = async (service: Awaited<ReturnType<typeof start>>) => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 25; sent += 1) {
      statuses.push((await large(service, `Visitor ${sent}`, `2001:db8:0:${sent}00::1`)).status);
    }
    return statuses;
  };
  const few = await start({ limitHeld: 5 });
  expect(await answers(few)).toEqual([...Array(5).fill(201), ...Array(20).fill(503)]);
  const refused = await large(few, 'Late', '198.51.100.9');
  expect(refused.headers.get('retry-after')).toBe('3600');
  const { error, message: told } = await refused.json();
  expect([error, told]).toEqual([
    'unavailable',
    expect.stringContaining('call +65 6000 0000 or email hello@'),
  ]);
  expect(await few.rejections('limit-held')).toBe(21);
  const kept = (await listJson({ DATA_DIR: few.dataDir })).map(({ name }) => name);
  expect(kept).toEqual([0, 1, 2, 3, 4].map((sent) => `Visitor ${sent}`));

  // Each has about 55 KB.
  const small = await start({ limitHeldMb: 1 });
  const taken = (await answers(small)).filter((status) => status === 201).length;
  expect([taken > 15, taken < 20]).toEqual([true, true]);
});

test('where all enquiries are mailed, no more spam can be held, and still none of the others is refused', async () => {
  const { post, statusOf } = await start({
    notifyUnverified: true,
    limitHeld: 1,
    smtpUrl: 'smtp://127.0.0.1:9',
  });
  const spam = async (name: string) =>
    (
      await post(sampleFields({ name, website: 'https://spam.example' }), {
        'x-forwarded-for': '198.51.100.2',
      })
    ).status;
  expect([await spam('One'), await spam('Two'), await statusOf('Mei')]).toEqual([201, 503, 201]);
});
