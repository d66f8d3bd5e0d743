import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { runEnquiries } from '../../../testing/enquiries/run-command.ts';
import { sampleFields, storedEnquiry } from '../../../testing/enquiries/sample-enquiry.ts';
import { startService } from '../../../testing/enquiries/start-service.ts';
import { freePort } from '../../../testing/free-port.ts';
import { startReceiver } from '../../../testing/server/receiver.ts';
import { until } from '../../../testing/until.ts';
import { webhookCarrier } from './webhook.ts';

/** What the receiver answers: a status, nothing at all, or something late. */
let answer: number | 'hang' | 'slow' = 200;
const { url, received } = await startReceiver(async (response) => {
  if (answer === 'slow') await delay(600);
  const status = answer === 'slow' ? 200 : answer;
  if (status !== 'hang') response.writeHead(status, { location: '/elsewhere' }).end('taken');
}, afterAll);
beforeEach(() => {
  answer = 200;
  received.length = 0;
});

const secret = `whsec_${Buffer.alloc(32, 'k').toString('base64')}`;
const limits = { handOverMs: 5000, answerMs: 5000 };

function deliver(to = url, changed: Partial<typeof limits> = {}, signingKey = secret) {
  const carrier = webhookCarrier({ url: to, secret: signingKey, limits: { ...limits, ...changed } });
  return carrier.deliver({ enquiry: storedEnquiry(), accepted: [], signal: new AbortController().signal });
}

test.each([
  [204, { result: 'sent', accepted: [] }],
  [301, { result: 'postponed', accepted: [], fault: 'HTTP 301' }],
  [401, { result: 'postponed', accepted: [], fault: 'HTTP 401' }],
  [503, { result: 'postponed', accepted: [], fault: 'HTTP 503' }],
])('an answer of %i means %j', async (status, result) => {
  answer = status;
  expect(await deliver()).toEqual(result);
  expect(received).toHaveLength(1);
});

test.each(['http', 'HTTPS'])(
  'a receiver that is not there by %s holds the channel, and its address is not repeated',
  async (scheme) => {
    expect(await deliver(`${scheme}://127.0.0.1:${await freePort()}/secret-path`)).toEqual({
      result: 'blocked',
      fault: 'ECONNREFUSED',
      isNetwork: true,
    });
  },
);

test('a receiver that has the enquiry and never answers holds up no other enquiry', async () => {
  answer = 'hang';
  expect(await deliver(url, { answerMs: 150 })).toEqual({
    result: 'postponed',
    accepted: [],
    fault: 'ETIMEDOUT before it answered',
    isUnanswered: true,
  });
  expect(received).toHaveLength(1);
});

test('a receiver that takes longer to answer than to take the enquiry is waited for', async () => {
  answer = 'slow';
  expect(await deliver(url, { handOverMs: 300 })).toMatchObject({ result: 'sent' });
});

test.each([
  ['in base64 after whsec_', secret, Buffer.alloc(32, 'k')],
  ['as any text', 'a text of 24 characters.', 'a text of 24 characters.'],
])('signs as Standard Webhooks says, with a key %s', async (_, given, key) => {
  await deliver(url, {}, given);
  const { headers, body } = received[0] ?? { headers: {}, body: '' };
  const { id } = storedEnquiry();
  const timestamp = headers['webhook-timestamp'];
  expect(headers['webhook-id']).toBe(id);
  expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(300);
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
});

const webhook = { enquiryWebhookSecret: secret, notifyUnverified: true };
const postedNames = () => received.map(({ body }) => JSON.parse(body).name);

test('enquiries go to the webhook from the queue; post ID posts one that was held, or posted before', async () => {
  await using service = await startService({ settings: { ...webhook, enquiryWebhookUrl: url } });
  const environment = {
    DATA_DIR: service.dataDir,
    ENQUIRY_WEBHOOK_URL: url,
    ENQUIRY_WEBHOOK_SECRET: secret,
  };
  const exported = async () => (await runEnquiries(['export'], environment)).stdout;
  const { id: posted } = await (await service.post(sampleFields({ name: 'Posted' }))).json();
  const { id: robot } = await (
    await service.post(sampleFields({ name: 'Robot', website: 'https://spam.example' }))
  ).json();
  await until('marked', async () => (await exported()).includes('"webhookState":"sent"'));
  expect(postedNames()).toEqual(['Posted']);
  expect(await runEnquiries(['post', robot], environment)).toMatchObject({
    code: 0,
    stdout: `The server will post enquiry ${robot} within seconds.\n`,
  });
  await until('posted on request', () => received.length === 2);
  await runEnquiries(['post', posted], environment);
  await until('posted again', () => received.length === 3);
  expect(postedNames()).toEqual(['Posted', 'Robot', 'Posted']);
});
