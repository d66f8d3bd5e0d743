import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sampleFields } from './testing/sample-enquiry.ts';
import { startService } from './testing/start-service.ts';

test('a flood of forms with faults renders one page at a time, and few wait; the others are told what to do', async () => {
  let rendering = 0;
  let most = 0;
  let rendered = 0;
  const renderContactPage = async () => {
    rendering += 1;
    rendered += 1;
    most = Math.max(most, rendering);
    await delay(20);
    rendering -= 1;
    return '<!doctype html><p>rendered</p>';
  };
  const flooded = await startService({ renderContactPage });
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      flooded.postForm(sampleFields({ email: 'nope' }), { 'x-forwarded-for': `198.51.100.${index}` }),
    ),
  );
  expect(most).toBe(1);
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([422, 429]));
  expect(statuses.filter((status) => status === 422)).toHaveLength(rendered);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers.get('retry-after')).toBe('5');
  expect(await refused?.text()).toMatch(/Go back.*what you wrote is still in the form/s);
  const oneClient = [1, 2].map(() => flooded.postForm(sampleFields({ email: 'nope' })));
  expect((await Promise.all(oneClient)).map(({ status }) => status).sort()).toEqual([422, 429]);
  await flooded.close();
});
