/** The process is killed without warning, in the middle of its work. */
import { expect, test } from 'vitest';
import { killProcess } from '../testing/fault-trials.ts';

test('kill -9 under 16 concurrent senders, five times: every acknowledged enquiry is there', async () => {
  const { acknowledged, stored, lost, unanswered, fileFault } = await killProcess();
  process.stdout.write(
    `kill -9 ×5: ${acknowledged} acknowledged, ${stored} stored, ${lost.length} lost, ${unanswered} unanswered\n`,
  );
  expect(fileFault).toBeNull();
  expect(lost).toEqual([]);
  expect(acknowledged).toBeGreaterThan(100);
  // Proof that the kills hit requests under way: each round breaks some of the 16.
  expect(unanswered).toBeGreaterThanOrEqual(16);
});
