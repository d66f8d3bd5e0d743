/** Answers to forms that are not taken; the others are tested with the routes. */
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ContactFormState } from '../../../contract/contact-form.ts';
import { formResponses, type Refusal, refusals } from './responses.ts';

const fields = { name: 'Mei Ling', message: 'Our words', website: '' };

async function answerTo(refusal: Refusal, page: string | null) {
  const states: ContactFormState[] = [];
  const app = new Hono().get('/', (context) =>
    formResponses(context, fields, async (state) => {
      states.push(state);
      return page;
    }).refused(refusal),
  );
  const answer = await app.request('/');
  const { status, headers } = answer;
  return { status, wait: headers.get('retry-after'), text: await answer.text(), states };
}

test('a form that comes too soon gets its page back, with the words and the wait', async () => {
  const answer = await answerTo({ ...refusals.tooMany, retryAfterSeconds: 90 }, '<!doctype html>the page');
  expect(answer).toEqual({
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

test('while the store is away, another try makes sense after half a minute', async () => {
  expect(await answerTo(refusals.unavailable, 'page')).toMatchObject({ status: 503, wait: '30' });
});

test('where the contact page cannot be rendered, a plain page says why and how to keep the words', async () => {
  const { status, wait, text } = await answerTo(refusals.unavailable, null);
  expect([status, wait]).toEqual([503, '30']);
  expect(text).toContain('<p>Your enquiry could not be stored just now. Please try again in a moment.</p>');
  expect(text).toContain('what you wrote is still in the form');
});
