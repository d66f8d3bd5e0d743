import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../testing/browser/storage.ts';
import { sendEnquiry, submitEnquiry } from './send.ts';
import { forgetIdempotencyKey } from './stored.ts';

const values = { name: 'Ada' };
const enquiry = { name: 'Ada', email: 'ada@host.example', message: 'We count by hand.' };
const answer = (work: () => Promise<Response>) => void vi.stubGlobal('fetch', work);

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  forgetIdempotencyKey();
});
afterEach(() => void vi.unstubAllGlobals());

test.each(['{"id', 'null', '{"id":7}', ''])('a 201 is an acceptance, also with the body %j', async (body) => {
  answer(async () => new Response(body, { status: 201 }));
  expect(await sendEnquiry(values, 'k')).toEqual({ outcome: 'accepted', id: null, notified: false });
});

test.each(['<!doctype html>', '{}', 'null', '[]', '{"errors":null}', '{"errors":[null,{"field":"x"}]}'])(
  'a 422 that is not our server’s is a failure: %j',
  async (body) => {
    answer(async () => new Response(body, { status: 422 }));
    expect(await submitEnquiry(values)).toMatchObject({ outcome: 'failed', notice: 'unexpected' });
  },
);

/** Fails each request whose address begins so. */
function reject(...starts: string[]): string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    if (starts.some((start) => url.startsWith(start))) throw new TypeError('Failed to fetch');
    return new Response('', { status: 200 });
  });
  return requested;
}

test('no answer at all is being offline where the site does not answer either', async () => {
  reject('/');
  expect(await sendEnquiry(values, 'k')).toMatchObject({ outcome: 'failed', notice: 'offline' });
});

test('sending is blocked where the site answers, and a second try fails too', async () => {
  const requested = reject('/api/');
  expect(await sendEnquiry(values, 'k')).toMatchObject({ outcome: 'failed', notice: 'blocked' });
  expect(requested).toEqual(['/api/enquiries', '/', '/api/enquiries']);
});

test('a connection that broke once costs nothing', async () => {
  const answers = [
    new TypeError('Failed to fetch'),
    new Response(''),
    Response.json({ id: '1' }, { status: 201, headers: { location: '/thank-you#notified' } }),
  ];
  vi.stubGlobal('fetch', async () => {
    const [next] = answers.splice(0, 1);
    if (next instanceof Response) return next;
    throw next;
  });
  expect(await sendEnquiry(values, 'k')).toEqual({ outcome: 'accepted', id: '1', notified: true });
});

test.each([
  // A firewall's own, which says nothing of our server.
  [403, 'blocked'],
  [413, 'too-large'],
  [429, 'too-many'],
  [503, 'unavailable'],
  [500, 'unexpected'],
  // A network's sign-in page answers 200 to everything.
  [200, 'unexpected'],
])('%d is told as %s', async (status, notice) => {
  answer(async () => new Response('<!doctype html>', { status }));
  expect(await sendEnquiry(values, 'k')).toMatchObject({ outcome: 'failed', notice });
});

test.each([
  ['700', 700],
  ['Fri, 20 Nov 2026 10:00:00 GMT', null],
])('reads Retry-After: %s', async (header, retryAfterSeconds) => {
  answer(async () => new Response('', { status: 429, headers: { 'retry-after': header } }));
  expect(await sendEnquiry(values, 'k')).toMatchObject({ retryAfterSeconds });
});

/** Answers with these in turn; returns the keys that were sent. */
function answerWith(...answers: Response[]): string[] {
  const keys: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key') ?? '');
    const [answer = Response.error()] = answers.splice(0, 1);
    return answer;
  });
  return keys;
}

const rejected = (code: string) =>
  Response.json({ errors: [{ field: 'message', code, message: 'x' }] }, { status: 422 });
const accepted = () => Response.json({ id: '1' }, { status: 201 });

test('a key that the server knows from other values is replaced, and the enquiry is sent again', async () => {
  const keys = answerWith(rejected('reused-key'), accepted());
  expect(await submitEnquiry(enquiry)).toMatchObject({ outcome: 'accepted' });
  expect(keys).toHaveLength(2);
  expect(keys[1]).not.toBe(keys[0]);
});

test('any other problem is the visitor’s, under the same key', async () => {
  const keys = answerWith(rejected('too-short'), accepted());
  expect(await submitEnquiry(enquiry)).toMatchObject({ outcome: 'rejected' });
  expect(keys).toHaveLength(1);
  await submitEnquiry(enquiry);
  expect(keys[1]).toBe(keys[0]);
});
