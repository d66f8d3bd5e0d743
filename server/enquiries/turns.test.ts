/** Whose request is answered next. */
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('a sender who asks for the first time comes before the further requests of others', async () => {
  const turn = createTurns();
  const order: string[] = [];
  const senders = ['greedy', 'greedy', 'greedy', 'visitor', 'greedy', 'visitor'];
  await Promise.all(senders.map((sender) => turn(sender).then(() => order.push(sender))));
  expect(order).toEqual(['greedy', 'visitor', 'greedy', 'visitor', 'greedy', 'greedy']);
});

test('each request gets a turn of the event loop, so that others can connect', async () => {
  const turn = createTurns();
  let now = 0;
  const count = () => {
    now += 1;
    if (turns.length < 4) setImmediate(count);
  };
  const turns: number[] = [];
  count();
  await Promise.all(Array.from({ length: 4 }, () => turn('greedy').then(() => turns.push(now))));
  expect(new Set(turns).size).toBe(4);
});
