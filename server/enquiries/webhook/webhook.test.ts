import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '../../listen.ts';
import { freePort } from '../../testing/free-port.ts';
import { listJson, runEnquiries } from '../testing/run-command.ts';
import { sampleFields, storedEnquiry } from '../testing/sample-enquiry.ts';
import { startService } from '../testing/start-service.ts';
import { until } from '../testing/until.ts';
import { webhookDelivery } from './webhook.ts';

type Received = { headers: IncomingHttpHeaders; body: string };

/** What the receiver answers: a status, or nothing at all. */
let answer: number | 'hang' = 200;
let received: Received[] = [];
const receiver = createServer(async (request, response) => {
  received.push({ headers: request.headers, body: await text(request) });
  if (answer !== 'hang') response.writeHead(answer, { location: '/elsewhere' }).end('taken');
});
let url = '';
beforeAll(async () => {
  url = `${await listen(receiver, { host: '127.0.0.1', port: 0 })}/hook`;
});
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});
beforeEach(() => {
  answer = 200;
  received = [];
});

const deliver = () => webhookDelivery({ url, secret: 'the key' })(storedEnquiry({ plan: 'Twelve weeks' }));

test('an enquiry is posted as list --json shows it, signed over the very bytes', async () => {
  expect(await deliver()).toEqual({ result: 'sent' });
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  expect(JSON.parse(body)).toEqual({
    id: '01a1fbd4-4ba5-7a5d-b560-ee054349121a',
    receivedAt: '2026-11-20T10:00:00.000Z',
    name: 'Mei Ling Tan',
    email: 'mei.ling@visitor.example',
    company: 'Kopi & Kaya',
    phone: '+65 6123 4567',
    topic: 'web-application-development',
    message: 'We would like to replace our ordering system this year.',
    plan: 'Twelve weeks',
    verified: true,
    mailedAt: null,
    handledAt: null,
  });
  expect(headers['content-type']).toBe('application/json');
  expect(headers['x-enquiry-id']).toBe('01a1fbd4-4ba5-7a5d-b560-ee054349121a');
  const expected = createHmac('sha256', 'the key').update(body).digest('hex');
  expect(headers['x-enquiry-signature']).toBe(`sha256=${expected}`);
});

test.each([
  [204, { result: 'sent' }],
  [301, { result: 'refused', error: 'HTTP 301' }],
  [400, { result: 'refused', error: 'HTTP 400' }],
  [410, { result: 'refused', error: 'HTTP 410' }],
  [425, { result: 'postponed', error: 'HTTP 425' }],
  [408, { result: 'postponed', error: 'HTTP 408' }],
  [429, { result: 'postponed', error: 'HTTP 429' }],
  [500, { result: 'postponed', error: 'HTTP 500' }],
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

test('a receiver that never answers is given up after 30 s', async () => {
  answer = 'hang';
  const limits: number[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    const soon = new AbortController();
    // Not before the receiver has heard it, or the next test would find it among its own.
    void until('received', () => received.length > 0).then(() => soon.abort());
    return soon.signal;
  });
  onTestFinished(() => timeout.mockRestore());
  expect(await deliver()).toMatchObject({ result: 'unreachable' });
  expect(limits).toEqual([30_000]);
});

test('enquiries go to the webhook from the queue, held ones on request only', async () => {
  const service = await startService({
    settings: { enquiryWebhookUrl: url, enquiryWebhookSecret: 'the key', notifyUnverified: true },
  });
  const environment = { DATA_DIR: service.dataDir };
  await service.post(sampleFields({ name: 'Posted' }));
  await service.post(sampleFields({ name: 'Robot', website: 'https://spam.example' }));
  await until('posted', () => received.length > 0);
  const everything = async () => (await runEnquiries(['export'], environment)).stdout;
  await until('marked', async () => (await everything()).includes('"webhookState":"sent"'));
  const robot = (await everything()).split('\n').find((line) => line.includes('"Robot"')) ?? '{}';
  expect(received.map(({ body }) => JSON.parse(body).name)).toEqual(['Posted']);
  await runEnquiries(['mail', JSON.parse(robot).id], environment);
  await until('posted on request', () => received.length === 2);
  expect(JSON.parse(received[1]?.body ?? '{}').name).toBe('Robot');
  await service.close();
});

test('without a webhook nothing waits for one, so that turning it on sends no old enquiries', async () => {
  const service = await startService({ settings: { notifyUnverified: true } });
  await service.post(sampleFields());
  expect((await runEnquiries(['export'], { DATA_DIR: service.dataDir })).stdout).toContain(
    '"webhookState":"held"',
  );
  expect(await listJson({ DATA_DIR: service.dataDir })).toHaveLength(1);
  await service.close();
});
