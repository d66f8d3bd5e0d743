import { afterEach, expect, test, vi } from 'vitest';
import { postEnquiry } from './post-enquiry.ts';

const values = { name: 'Ada' };
const answer = (work: () => Promise<Response>) => void vi.stubGlobal('fetch', work);

afterEach(() => void vi.unstubAllGlobals());

test.each(['{"id', ''])('a 201 is an acceptance, also with the body %j', async (body) => {
  answer(async () => new Response(body, { status: 201 }));
  expect(await postEnquiry(values)).toEqual({ accepted: { reference: null, notified: false } });
});

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
  expect(await postEnquiry(values)).toMatchObject({ refused: { refusal: 'offline' } });
});

test('sending is blocked where the site answers', async () => {
  const requested = reject('/api/');
  expect(await postEnquiry(values)).toMatchObject({ refused: { refusal: 'blocked' } });
  expect(requested).toEqual(['/api/enquiries', '/']);
});

test('an accepted enquiry’s reference is the end of its id, and the answer says whether anyone is notified', async () => {
  answer(async () =>
    Response.json(
      { id: '01890a5d-ac96-774b-bcce-b302099a8057' },
      { status: 201, headers: { location: '/thank-you#notified' } },
    ),
  );
  expect(await postEnquiry(values)).toEqual({ accepted: { reference: '099a8057', notified: true } });
});

test.each([
  // A firewall's own, which says nothing of our server.
  [403, 'blocked'],
  [413, 'too-large'],
  [429, 'too-many'],
  [503, 'unavailable'],
  [504, 'timeout'],
  [500, 'unexpected'],
  [422, 'unexpected'],
  // A network's sign-in page answers 200 to everything.
  [200, 'unexpected'],
])('%d is told as %s', async (status, refusal) => {
  answer(async () => new Response('<!doctype html>', { status }));
  expect(await postEnquiry(values)).toMatchObject({ refused: { refusal } });
});

test('where our server doesn’t know whether it has the enquiry, it isn’t told as refused', async () => {
  answer(async () => Response.json({ error: 'timeout', message: 'x' }, { status: 503 }));
  expect(await postEnquiry(values)).toMatchObject({ refused: { refusal: 'timeout' } });
});

test.each([
  ['700', 700],
  ['Fri, 20 Nov 2026 10:00:00 GMT', undefined],
])('reads Retry-After: %s', async (header, retryAfterSeconds) => {
  answer(async () => new Response('', { status: 429, headers: { 'retry-after': header } }));
  expect(await postEnquiry(values)).toMatchObject({ refused: { retryAfterSeconds } });
});
