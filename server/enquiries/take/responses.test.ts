import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { type Outcome, responder } from './responses.ts';

const contact = { phone: '+65 6000 0000', email: 'hello@straitworks.example' };
const respond = responder(contact, true, async (state) => JSON.stringify(state));

async function answerTo(outcome: Outcome, format: 'json' | 'form') {
  const app = new Hono().get('/', (context) => respond(context, outcome, format));
  return await app.request('/');
}

test.each([
  ['unavailable', /could not be stored/],
  ['timeout', /can’t tell whether.*Send it again/],
] as const)('%s: 503, and says whether it may be stored', async (reason, words) => {
  const outcome: Outcome = { kind: 'not-stored', reason, retryAfterSeconds: 30, fields: { name: 'Mei' } };
  const json = await answerTo(outcome, 'json');
  expect([json.status, json.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await json.json()).toEqual({ error: reason, message: expect.stringMatching(words) });
  const page = await answerTo(outcome, 'form');
  expect([page.status, await page.json()]).toMatchObject([503, { refusal: reason, values: { name: 'Mei' } }]);
});
