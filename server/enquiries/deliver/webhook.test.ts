import { createHmac } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { endAttempts } from '../../../testing/end-attempts.ts';
import { runEnquiries } from '../../../testing/enquiries/run-command.ts';
import { sampleFields, storedEnquiry } from '../../../testing/enquiries/sample-enquiry.ts';
import { startService } from '../../../testing/enquiries/start-service.ts';
import { closedPort } from '../../../testing/free-port.ts';
import { startReceiver } from '../../../testing/server/receiver.ts';
import type { Undelivered } from './deliveries.ts';
import { webhookCarrier } from './webhook.ts';

/** What the receiver answers: a status, or nothing at all. */
let answer: number | 'hang' = 200;
const { url, received, stop } = await startReceiver((response) => {
  if (answer !== 'hang') response.writeHead(answer, { location: '/elsewhere' }).end('taken');
});
afterAll(stop);
beforeEach(() => {
  answer = 200;
  received.length = 0;
});

const secret = `whsec_${Buffer.alloc(32, 'k').toString('base64')}`;
/** Resolves with the fault, or null. */
async function deliver(address = url, signingKey = secret): Promise<string | null> {
  const carrier = webhookCarrier({ url: address, secret: signingKey });
  const to = { recipient: 'webhook', round: 1 };
  return await carrier.send(storedEnquiry(), to, new AbortController().signal).then(
    () => null,
    (error: Undelivered) => error.message,
  );
}

test.each([
  [204, null],
  [301, 'HTTP 301'],
  [401, 'HTTP 401'],
  [503, 'HTTP 503'],
])('an answer of %i means %j', async (status, result) => {
  answer = status;
  expect(await deliver()).toBe(result);
  expect(received).toHaveLength(1);
});

test.each(['http', 'HTTPS'])(
  'a receiver that is not there by %s: its address is not repeated',
  async (scheme) => {
    expect(await deliver(`${scheme}://127.0.0.1:${closedPort}/secret-path`)).toBe('ECONNREFUSED');
  },
);

test('a receiver that has the enquiry and never answers is given up in time', async () => {
  answer = 'hang';
  const end = endAttempts();
  const delivered = deliver();
  await expect.poll(() => received).toHaveLength(1);
  end();
  expect(await delivered).toBe('ETIMEDOUT');
});

test.each([
  ['in base64 after whsec_', secret, Buffer.alloc(32, 'k')],
  ['as any text', 'a text of 24 characters.', 'a text of 24 characters.'],
])('signs as Standard Webhooks says, with a key %s', async (_, given, key) => {
  await deliver(url, given);
  const { headers, body } = received[0] ?? { headers: {}, body: '' };
  const { id } = storedEnquiry();
  const timestamp = headers['webhook-timestamp'];
  expect(headers['webhook-id']).toBe(id);
  expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(300);
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
});

test('enquiries go to the webhook from the queue; mail ID posts one that looked like spam, or was posted before', async () => {
  const settings = { ENQUIRY_WEBHOOK_URL: url, ENQUIRY_WEBHOOK_SECRET: secret };
  await using service = await startService({
    settings,
    overrides: { timing: { poll: 50 } },
  });
  const environment = { DATA_DIR: service.dataDir, ...settings };
  const exported = async () => (await runEnquiries(['export'], environment)).stdout;
  const send = async (fields: Record<string, string>) => (await service.post(sampleFields(fields))).json();
  const { id: posted } = await send({ name: 'Posted' });
  const { id: robot } = await send({ name: 'Robot', website: 'https://spam.example' });
  await expect
    .poll(async () => (await exported()).includes('"status":"sent"'), { message: 'recorded' })
    .toBe(true);
  const postedNames = () => received.map(({ body }) => JSON.parse(body).name);
  expect(postedNames()).toEqual(['Posted']);
  expect(await runEnquiries(['mail', robot], environment)).toMatchObject({ code: 0 });
  await expect.poll(() => received.length === 2, { message: 'posted on request' }).toBe(true);
  await runEnquiries(['mail', posted], environment);
  await expect.poll(() => received.length === 3, { message: 'posted again' }).toBe(true);
  expect(postedNames()).toEqual(['Posted', 'Robot', 'Posted']);
  // A receiver drops an id that it has.
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([posted, robot, `${posted}.2`]);
});
