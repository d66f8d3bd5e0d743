/** When an enquiry or a channel is tried again, and when an enquiry is given up, with the server's own timing. */
import { expect, test } from 'vitest';
import type { Channel } from '../store/schema.ts';
import type { AttemptOutcome } from './attempt.ts';
import { endOf, heldFor, productionRetries } from './retries.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const now = Date.UTC(2026, 10, 20, 10);

function end(outcome: AttemptOutcome, failures = 0, channel: Channel = 'mail') {
  return endOf(outcome, { channel, failures, now, retries: productionRetries });
}

const postponed: AttemptOutcome = { result: 'postponed', accepted: ['a@b.example'], fault: '451' };

/** How long an enquiry waits before each try, until it's given up. */
function waits(channel: Channel): number[] {
  const all: number[] = [];
  for (;;) {
    const { recorded } = end(postponed, all.length, channel);
    if (recorded.state === 'failed') return all;
    all.push((recorded.due_at ?? now) - now);
  }
}

test.each([
  ['mail', 5 * 24],
  ['webhook', 2 * 24],
] as const)(
  'by %s an enquiry is tried after 15 minutes, doubling to four hours, for %i hours',
  (channel, hours) => {
    const all = waits(channel);
    expect(all.slice(0, 7).map((wait) => wait / minute)).toEqual([15, 30, 60, 120, 240, 240, 240]);
    const sum = all.reduce((total, wait) => total + wait, 0);
    expect(sum).toBeLessThanOrEqual(hours * hour);
    expect(sum).toBeGreaterThan((hours - 4) * hour);
  },
);

test('what is postponed or given up keeps its reason and who has accepted it, and the channel works', () => {
  expect(end(postponed, 2)).toEqual({
    recorded: { due_at: now + hour, failures: 3, error: '451' },
    accepted: ['a@b.example'],
    hold: 'none',
  });
  expect(end(postponed, 99)).toEqual({
    recorded: { state: 'failed', failures: 100, error: '451' },
    accepted: ['a@b.example'],
    hold: 'none',
  });
});

test('a fault of the server or our settings holds the channel, and never counts against an enquiry', () => {
  const { recorded, hold } = end({ result: 'blocked', fault: '554', isNetwork: false }, 99);
  expect(recorded).toEqual({ due_at: now, error: '554' });
  expect(hold).toMatchObject({ fault: '554' });
});

test.each([
  [0, false, second],
  [10 * minute, false, 10 * minute],
  [30 * hour, false, hour],
  [30 * hour, true, minute],
])(
  'a channel held for %i ms is tried within as long again, or an hour (network: %s)',
  (heldMs, isNetwork, longest) => {
    expect(heldFor(heldMs, isNetwork, productionRetries.held, () => 1)).toBe(longest);
    expect(heldFor(heldMs, isNetwork, productionRetries.held, () => 0)).toBe(longest / 2);
  },
);
