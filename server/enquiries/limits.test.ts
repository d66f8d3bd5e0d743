/** Rate limits as senders meet them over HTTP; how they're counted is tested with submit. */
import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Settings } from '../../contract/settings/read-settings.ts';
import { runEnquiries } from '../../testing/enquiries/run-command.ts';
import { sampleFields } from '../../testing/enquiries/sample-enquiry.ts';
import { startService } from '../../testing/enquiries/start-service.ts';
import { startReceiver } from '../../testing/server/receiver.ts';
import { recordLog } from '../../testing/temporary.ts';
import { until } from '../../testing/until.ts';

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

test('past the limit for all senders, accepts and holds enquiries, alerts the operator and counts them', async () => {
  const { statusOf, dataDir } = await start({ limitOverall: 2 });
  const statuses = [];
  for (const last of [1, 2, 3, 4]) statuses.push(await statusOf(`Sender ${last}`, `198.51.100.${last}`));
  expect(statuses).toEqual([201, 201, 201, 201]);
  const alerts = logged().filter(({ alert }) => alert === 'enquiry-held');
  expect(alerts.map(({ by }) => by)).toEqual(['global', 'global']);
  await until('counted', async () => {
    const { stdout } = await runEnquiries(['refused'], { DATA_DIR: dataDir });
    return stdout.includes('2026-11-20         2  limit-global\n');
  });
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
  expect(await refused?.text()).toMatch(/Go back.*what you wrote is still in the form/s);
  const oneClient = [1, 2].map(() => flooded.postForm(sampleFields({ email: 'nope' })));
  expect((await Promise.all(oneClient)).map(({ status }) => status).sort()).toEqual([422, 429]);
});
