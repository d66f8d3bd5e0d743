/** Answers to forms that aren't taken; the others are tested with the routes. */
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ContactFormState } from '../../contract/contact-form.ts';
import { respondWithPage } from './responses.ts';
import type { Outcome } from './submit.ts';

const fields = { name: 'Mei Ling', message: 'Our words', website: '' };

async function answerTo(outcome: Outcome, page: string | null) {
  const states: ContactFormState[] = [];
  const app = new Hono().get('/', (context) =>
    respondWithPage(context, outcome, fields, async (state) => {
      states.push(state);
      return page;
    }),
  );
  const answer = await app.request('/');
  const { status, headers } = answer;
  return { status, wait: headers.get('retry-after'), text: await answer.text(), states };
}

test('gives a form that comes too soon its page back, with the words and the wait', async () => {
  const outcome: Outcome = { kind: 'rejected', reason: 'limit-sender', retryAfterSeconds: 90 };
  expect(await answerTo(outcome, '<!doctype html>the page')).toEqual({
    status: 429,
    wait: '90',
    text: '<!doctype html>the page',
    states: [
      {
        problems: [],
        notice: 'too-many',
        retryAfterSeconds: 90,
        values: { name: 'Mei Ling', message: 'Our words' },
      },
    ],
  });
});

test("says on a plain page why and how to keep the words when the contact page can't be rendered", async () => {
  const { status, wait, text } = await answerTo({ kind: 'rejected', reason: 'store-unavailable' }, null);
  expect([status, wait]).toEqual([503, '30']);
  expect(text).toContain('<p>Your enquiry could not be stored just now. Please try again in a moment.</p>');
  expect(text).toContain('what you wrote is still in the form');
});
