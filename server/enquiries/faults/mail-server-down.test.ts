/** The mail server is away for the whole of a run, and comes back afterwards. */
import { expect, test } from 'vitest';
import { loseMailServer } from '../testing/fault-trials.ts';

test('with the mail server down all enquiries are taken; when it is up all are mailed, once each', async () => {
  const { names, statuses, mailedMeanwhile, received, tookMs } = await loseMailServer();
  process.stdout.write(
    `mail server back: ${received.length} of ${names.length} mailed within ${Math.round(tookMs)} ms\n`,
  );
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect(mailedMeanwhile).toBe(0);
  expect(received.map(({ name }) => name).sort()).toEqual(names.sort());
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(100);
});
