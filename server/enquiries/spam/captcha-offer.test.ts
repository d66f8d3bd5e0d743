/** What `/api/captcha` answers when there is nothing to offer. */
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { StoreUnavailable } from '../db/errors.ts';
import { enquiryRoutes } from '../routes.ts';

async function answerWhen(error: Error): Promise<Response> {
  const unused = () => Promise.reject(new Error('not asked'));
  const routes = enquiryRoutes(
    {
      settings: { trustProxy: [] },
      topics: [],
      siteUrl: 'https://straitworks.example',
      renderContactPage: unused,
      log: pino({ level: 'silent' }),
    },
    {
      submit: unused,
      captcha: { remote: false, offer: () => Promise.reject(error), verify: unused },
      countRefusal: () => undefined,
    },
  );
  const app = new Hono().onError((_, context) => context.body(null, 500)).route('/api', routes);
  return await app.request('/api/captcha');
}

test('a store that is away is said to be so, with the time after which to ask again', async () => {
  const answer = await answerWhen(new StoreUnavailable('away'));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
});

test('a fault of the program is no reason to ask again', async () => {
  const answer = await answerWhen(new Error('a fault'));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([500, null]);
});
