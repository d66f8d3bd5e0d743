import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetIdempotencyKey } from './idempotency-key.ts';
import { submitEnquiry } from './submit-enquiry.ts';
import { memoryStorage } from './testing/storage.ts';

const values = { name: 'Ada', email: 'ada@host.example', message: 'We count by hand.' };

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

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  forgetIdempotencyKey();
});
afterEach(() => void vi.unstubAllGlobals());

test('a key that the server knows from other values is replaced, and the enquiry is sent again', async () => {
  const keys = answerWith(rejected('reused-key'), accepted());
  expect(await submitEnquiry(values)).toMatchObject({ outcome: 'accepted' });
  expect(keys).toHaveLength(2);
  expect(keys[1]).not.toBe(keys[0]);
});

test('it is sent again once, not for ever', async () => {
  const keys = answerWith(rejected('reused-key'), rejected('reused-key'), accepted());
  expect(await submitEnquiry(values)).toMatchObject({ outcome: 'rejected' });
  expect(keys).toHaveLength(2);
});

test('any other problem is the visitor’s, under the same key', async () => {
  const keys = answerWith(rejected('too-short'), accepted());
  expect(await submitEnquiry(values)).toMatchObject({ outcome: 'rejected' });
  expect(keys).toHaveLength(1);
  await submitEnquiry(values);
  expect(keys[1]).toBe(keys[0]);
});
