/** Limits as senders meet them, over HTTP; how they are counted is tested with the store. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '../listen.ts';
import { runEnquiries } from './testing/run-command.ts';
import { sampleFields } from './testing/sample-enquiry.ts';
import { startService } from './testing/start-service.ts';
import { until } from './testing/until.ts';

describe('limits', () => {
  // Without a captcha answer half of it: two at once, and another every half hour.
  const strict = { limitPerSender: 4 };
  const from = (address: string) => ({ 'x-forwarded-for': address });

  test('answer 429 with Retry-After, and the words kept for forms', async () => {
    const limited = await startService({ settings: strict });
    const send = (name: string, address: string) => limited.post(sampleFields({ name }), from(address));
    const statuses = [];
    for (const name of ['One', 'Two', 'Three']) statuses.push((await send(name, '198.51.100.1')).status);
    expect(statuses).toEqual([201, 201, 429]);
    const answer = await limited.postForm(sampleFields({ name: 'Form' }), from('198.51.100.1'));
    expect(answer.status).toBe(429);
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThanOrEqual(1780);
    expect(wait).toBeLessThanOrEqual(1800);
    expect(await answer.text()).toMatch(/"notice":"too-many".*"name":"Form"/);
    expect((await send('Elsewhere', '198.51.100.2')).status).toBe(201);
    await limited.close();
  });

  test('are settings', async () => {
    const limited = await startService({ settings: { limitPerSender: 6, limitOverall: 5 } });
    const statuses: number[] = [];
    for (const name of ['One', 'Two', 'Three', 'Four']) {
      statuses.push((await limited.post(sampleFields({ name }))).status);
    }
    // Half of six without a captcha answer; two of five without one are not held.
    expect(statuses).toEqual([201, 201, 201, 429]);
    await until('counted', async () => {
      const { stdout } = await runEnquiries(['refused'], { DATA_DIR: limited.dataDir });
      return /1 {2}limit-unverifiedEveryone[\s\S]*1 {2}limit-unverifiedSender/.test(stdout);
    });
    await limited.close();
  });

  test('let in again as time passes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const limited = await startService({ settings: strict });
    const send = async (name: string) => (await limited.post(sampleFields({ name }))).status;
    expect([await send('One'), await send('Two'), await send('Three')]).toEqual([201, 201, 429]);
    vi.setSystemTime(Date.now() + 30 * 60_000);
    expect([await send('Three'), await send('Four')]).toEqual([201, 429]);
    await limited.close();
  });

  test('name a wait in whole seconds, at the end of which an enquiry is taken', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const limited = await startService({ settings: strict });
    const send = (name: string) => limited.post(sampleFields({ name }));
    for (const name of ['One', 'Two']) await send(name);
    vi.setSystemTime(Date.now() + 500);
    const refused = await send('Three');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1800']);
    vi.setSystemTime(Date.now() + 1_800_000);
    expect((await send('Three')).status).toBe(201);
    await limited.close();
  });

  test('take a whole IPv6 /64 as one sender', async () => {
    const limited = await startService({ settings: strict });
    const send = async (name: string, address: string) =>
      (await limited.post(sampleFields({ name }), from(address))).status;
    expect(await send('One', '2001:db8:1:2::1')).toBe(201);
    expect(await send('Two', '2001:db8:1:2:ffff::9')).toBe(201);
    expect(await send('Three', '2001:db8:1:2:a:b:c:d')).toBe(429);
    expect(await send('Four', '2001:db8:1:3::1')).toBe(201);
    await limited.close();
  });

  test('do not believe X-Forwarded-For from a proxy that is not trusted', async () => {
    const limited = await startService({ settings: { ...strict, trustProxy: [] } });
    const send = async (name: string, address: string) =>
      (await limited.post(sampleFields({ name }), from(address))).status;
    expect(await send('One', '198.51.100.1')).toBe(201);
    expect(await send('Two', '198.51.100.2')).toBe(201);
    expect(await send('Three', '198.51.100.3')).toBe(429);
    await limited.close();
  });

  test('take an IPv6 /48 as one larger sender', async () => {
    const limited = await startService({ settings: strict });
    const statuses: number[] = [];
    for (let network = 0; network < 12; network += 1) {
      const address = `2001:db8:1:${(network * 0x100).toString(16)}::1`;
      statuses.push((await limited.post(sampleFields({ name: `Sender ${network}` }), from(address))).status);
    }
    // Unverified senders have 2 here, and a /48 has four times as much.
    expect(statuses.filter((status) => status === 201)).toHaveLength(8);
    expect(statuses.slice(8)).toEqual([429, 429, 429, 429]);
    await limited.close();
  });

  test('refuse before the captcha provider is asked', async () => {
    const asked: string[] = [];
    const provider = createServer(async (request, response) => {
      asked.push(await text(request));
      response.end('{"success":true}');
    });
    const verifyUrl = await listen(provider, { host: '127.0.0.1', port: 0 });
    const limited = await startService({
      settings: {
        limitPerSender: 1,
        recaptchaSiteKey: 'k',
        recaptchaSecret: 's',
        recaptchaVerifyUrl: verifyUrl,
      },
    });
    const send = async (token: string, name = 'First') =>
      (await limited.post({ ...sampleFields({ name }), 'g-recaptcha-response': token })).status;
    expect([await send('one'), await send('two', 'Second'), await send('three')]).toEqual([201, 429, 201]);
    expect(asked).toEqual(['secret=s&response=one']);
    await limited.close();
    provider.close();
  });

  test('for everyone together hold back what comes past them, and refuse nobody', async () => {
    const logged: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
    const limited = await startService({ settings: { limitOverall: 3 }, log });
    const statuses = [];
    for (const last of [1, 2, 3, 4]) {
      const answer = await limited.post(sampleFields({ name: `Sender ${last}` }), from(`198.51.100.${last}`));
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([201, 201, 201, 201]);
    const answer = await limited.postForm(sampleFields({ name: 'Form' }), from('198.51.100.9'));
    expect(answer.status).toBe(303);
    // Two of three without a captcha answer; then an operator is to know of each.
    const alerts = logged.map((line) => JSON.parse(line)).filter(({ alert }) => alert === 'enquiry-held');
    expect(alerts.map(({ by }) => by)).toEqual(Array(3).fill('unverifiedEveryone'));
    await limited.close();
  });
});
