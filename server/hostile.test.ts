/** A short run of what `npm run bench -- hostile` does at length. */
import { expect, test } from 'vitest';
import { startService } from './enquiries/testing/start-service.ts';
import { startFixtureApp } from './testing/fixture-app.ts';
import { fuzzRaw } from './testing/raw-fuzz.ts';

test('1,000 requests spoilt at random: no 5xx, and the server lives', async () => {
  const { enquiries, close } = await startService();
  const site = await startFixtureApp({ api: enquiries.api, ready: enquiries.ready });
  const statuses = await fuzzRaw(site.port, { seed: 20261121, count: 1000 });
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  // It reaches pages and the API, and not only node's parser.
  for (const status of [200, 400, 403, 404, 405, 422]) expect([...statuses.keys()]).toContain(status);
  expect((await site.get('/services')).status).toBe(200);
  await site.close();
  await close();
});
