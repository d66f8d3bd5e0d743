import { afterAll, beforeEach, expect, test } from 'vitest';
import { runEnquiries } from '../../../testing/enquiries/run-command.ts';
import { sampleFields, storedEnquiry } from '../../../testing/enquiries/sample-enquiry.ts';
import { startService } from '../../../testing/enquiries/start-service.ts';
import { freePort } from '../../../testing/free-port.ts';
import { startReceiver } from '../../../testing/server/receiver.ts';
import { until } from '../../../testing/until.ts';
import { webhookDelivery } from './webhook.ts';

/** What the receiver answers: a status, or nothing at all. */
let answer: number | 'hang' = 200;
const { url, received } = await startReceiver((response) => {
  if (answer !== 'hang') response.writeHead(answer, { location: '/elsewhere' }).end('taken');
}, afterAll);
beforeEach(() => {
  answer = 200;
  received.length = 0;
});

const deliver = () => webhookDelivery({ url, secret: 'the key' })(storedEnquiry());

test.each([
  [204, { result: 'sent' }],
  [301, { result: 'postponed', error: 'HTTP 301' }],
  [401, { result: 'postponed', error: 'HTTP 401' }],
  [503, { result: 'postponed', error: 'HTTP 503' }],
])('an answer of %i means %j', async (status, result) => {
  answer = status;
  expect(await deliver()).toEqual(result);
  expect(received).toHaveLength(1);
});

test('a receiver that is not there is unreachable, and its address is not repeated', async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}/secret-path`;
  expect(await webhookDelivery({ url: nowhere, secret: 's' })(storedEnquiry())).toEqual({
    result: 'unreachable',
    error: 'ECONNREFUSED',
  });
});

test('gives up a receiver that never answers', async () => {
  answer = 'hang';
  const deliver = webhookDelivery({ url, secret: 's', timeoutMs: 150 });
  expect(await deliver(storedEnquiry())).toEqual({ result: 'unreachable', error: 'TimeoutError' });
  await until('it was asked', () => received.length === 1);
});

const webhook = { enquiryWebhookSecret: 'the key', notifyUnverified: true };
const postedNames = () => received.map(({ body }) => JSON.parse(body).name);

test('enquiries go to the webhook from the queue; post ID posts one that was held, or posted before', async () => {
  await using service = await startService({ settings: { ...webhook, enquiryWebhookUrl: url } });
  const environment = {
    DATA_DIR: service.dataDir,
    ENQUIRY_WEBHOOK_URL: url,
    ENQUIRY_WEBHOOK_SECRET: 'the key',
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
