/** What becomes of an enquiry whose form is shown, and of one whose form was left. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '../components/toast.tsx';
import { saveDraft } from './draft.ts';
import { forgetIdempotencyKey } from './idempotency-key.ts';
import { keepPlan } from './plan.ts';
import { readReceipt } from './receipt.ts';
import { submission } from './submission.ts';
import { memoryStorage } from './testing/storage.ts';

const values = { name: 'Ada', email: 'ada@host.example', message: 'We count by hand.' };
const labels = { accepted: 'Arrived', next: 'Next', failed: 'Failed', back: 'Back', close: 'Close' };

async function submit(status: number, captcha = async (): Promise<Record<string, string>> => ({})) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ id: 'e-1' }, { status }));
  vi.stubGlobal('fetch', fetch);
  submission.start(values, captcha, labels);
  await submission.settled();
  return fetch;
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  submission.takeResult();
  // The test before may have left a key.
  forgetIdempotencyKey();
  toast.set(null);
  saveDraft(values, '');
  keepPlan('An answer to keep');
});
afterEach(() => void vi.unstubAllGlobals());

test('a form that is shown gets the stages and the result, and no toast appears', async () => {
  const seen: unknown[] = [];
  const stop = submission.subscribe(() => void seen.push(submission.read()));
  await submit(503);
  stop();
  expect(seen).toEqual([
    { stage: 'checking', result: null },
    { stage: 'sending', result: null },
    { stage: 'idle', result: { outcome: 'failed', notice: 'unavailable', retryAfterSeconds: null } },
  ]);
  expect(toast.read()).toBeNull();
});

test('once accepted, the form is busy until it has taken the result, and draft and plan are gone', async () => {
  const stop = submission.subscribe(() => undefined);
  await submit(201);
  expect(submission.read()).toEqual({ stage: 'sending', result: { outcome: 'accepted', id: 'e-1' } });
  expect(readReceipt()).toMatchObject({ id: 'e-1', wasChecked: false });
  expect(sessionStorage.getItem('enquiry-draft')).toBeNull();
  expect(sessionStorage.getItem('enquiry-plan')).toBeNull();
  expect(sessionStorage.getItem('enquiry-key')).toBeNull();
  submission.takeResult();
  expect(submission.read()).toEqual({ stage: 'idle', result: null });
  stop();
});

test('where the form was left, a toast leads to the thank-you page, and nothing is left over', async () => {
  await submit(201);
  expect(toast.read()).toEqual({
    text: 'Arrived',
    link: { label: 'Next', path: '/thank-you' },
    close: 'Close',
  });
  expect(submission.read()).toEqual({ stage: 'idle', result: null });
});

test('where the form was left, a failure leads back to it, with draft, plan and reason kept', async () => {
  await submit(503);
  expect(toast.read()).toEqual({
    text: 'Failed',
    link: { label: 'Back', path: '/contact-us' },
    close: 'Close',
  });
  expect(submission.read().result).toMatchObject({ outcome: 'failed', notice: 'unavailable' });
  expect(sessionStorage.getItem('enquiry-draft')).toContain('Ada');
  expect(sessionStorage.getItem('enquiry-plan')).toContain('An answer');
});
