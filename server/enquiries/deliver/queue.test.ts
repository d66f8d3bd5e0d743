import { randomUUIDv7 } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  start as now,
  onBothDatabases,
  onDatabase,
  type TestedStore,
} from '../../../testing/enquiries/on-both-databases.ts';
import { dueDelivery, insertEnquiry } from '../../../testing/enquiries/sample-enquiry.ts';
import type { StoredDelivery } from '../store/stored-enquiries.ts';
import { mostAttempts } from './deliveries.ts';
import { claimDue, endUnconfigured, sendAgain, sendWaiting, settle } from './queue.ts';

const desk = 'desk@straitworks.example';
const team = 'team@straitworks.example';
const minute = 60_000;
const takenBackMs = 15 * minute;

const helpersOf = (tested: TestedStore) => ({
  add: (name: string, ...deliveries: Partial<StoredDelivery>[]) =>
    insertEnquiry(tested.store, { id: randomUUIDv7(), name, deliveries: deliveries.map(dueDelivery) }),
  take: (recipient = desk, at = now) => claimDue(tested.store, recipient, at),
  rowsOf: async (id: string) => (await tested.all()).find((one) => one.id === id)?.deliveries ?? [],
});

onBothDatabases((tested) => {
  const { add, take, rowsOf } = helpersOf(tested);

  test('gives out what has been due for longest, to one of 20 who ask at once', async () => {
    const first = await add('First', { next_at: now - 2 });
    const second = await add('Second', { next_at: now - 1 });
    await add('Later', { next_at: now + 1 });
    await add('Sent', { status: 'sent' });
    await add('Failed', { status: 'failed' });
    await add('For another', { recipient: team });
    await tested.openConnections();
    const rows = await Promise.all(Array.from({ length: 20 }, () => take()));
    const taken = rows.flatMap((one) => (one ? [one.enquiry_id] : []));
    expect(taken.toSorted()).toEqual([first, second].toSorted());
  });

  test('gives it out again 15 minutes after a process died, and the late result of the first counts nothing', async () => {
    const id = await add('Cut off', {});
    const dead = await take();
    expect(await take(desk, now + takenBackMs - 1)).toBeUndefined();
    // A clock that jumps doesn't make this process send twice at once.
    expect(await claimDue(tested.store, desk, now + takenBackMs, new Set([id]))).toBeUndefined();
    const next = await take(desk, now + takenBackMs);
    expect(next).toMatchObject({ enquiry_id: id, attempts: 2 });
    if (!dead || !next) throw new Error('Nothing was taken.');
    await settle(tested.store, dead, { status: 'failed' });
    expect(await rowsOf(id)).toMatchObject([{ status: 'sending' }]);
    await settle(tested.store, next, { status: 'sent' });
    expect(await rowsOf(id)).toMatchObject([{ status: 'sent' }]);
  });

  test('mail ID: again to everyone of today, but what is being sent is left to that', async () => {
    const id = await add(
      'Again',
      { status: 'sent' },
      { recipient: 'old@straitworks.example', status: 'failed' },
    );
    await sendAgain(tested.store, id, [desk, team], { onlyMissing: false, now });
    expect(await rowsOf(id)).toMatchObject([
      { recipient: desk, status: 'due', attempts: 0 },
      { recipient: team, status: 'due' },
    ]);
    await take();
    await sendAgain(tested.store, id, [desk, team], { onlyMissing: false, now });
    expect(await rowsOf(id)).toMatchObject([{ status: 'sending' }, { status: 'due' }]);
  });
});

onDatabase('SQLite', (tested) => {
  const { add, take, rowsOf } = helpersOf(tested);

  test('mail --failed: only to those who lack it', async () => {
    const id = await add(
      'Half',
      { status: 'sent' },
      { recipient: team, status: 'failed', attempts: mostAttempts },
    );
    await sendAgain(tested.store, id, [desk, team], { onlyMissing: true, now });
    expect(await rowsOf(id)).toMatchObject([{ status: 'sent' }, { status: 'due', attempts: 0 }]);
  });

  test('mail --waiting: what waits is due at once with its attempts kept, and who was never told is told', async () => {
    const id = await add(
      'Waits',
      { next_at: now + takenBackMs, attempts: 3 },
      { recipient: team, status: 'sent', next_at: 7, attempts: 1 },
    );
    const never = await add('Never told');
    for (const one of [id, never]) await sendWaiting(tested.store, one, [desk]);
    expect(await rowsOf(id)).toMatchObject([
      { next_at: 0, attempts: 3 },
      { status: 'sent', next_at: 7, attempts: 1 },
    ]);
    expect(await rowsOf(never)).toMatchObject([{ recipient: desk, status: 'due', attempts: 0 }]);
  });

  test('a corrected ENQUIRY_TO counts at once: what was due for the old address ends as failed', async () => {
    const id = await add('Misaddressed', { recipient: 'dsek@straitworks.example' }, {});
    expect(await endUnconfigured(tested.store, [desk], now)).toBe(1);
    expect(await rowsOf(id)).toMatchObject([
      { recipient: desk, status: 'due' },
      { status: 'failed', error: 'no longer a recipient' },
    ]);
    expect(await endUnconfigured(tested.store, [], now)).toBe(1);
  });

  test('what a dead process was sending to an address that is gone ends as failed once it may be taken back', async () => {
    const id = await add('Cut off', {});
    await take();
    expect(await endUnconfigured(tested.store, [team], now + takenBackMs - 1)).toBe(0);
    expect(await endUnconfigured(tested.store, [team], now + takenBackMs)).toBe(1);
    expect(await rowsOf(id)).toMatchObject([{ status: 'failed', error: 'no longer a recipient' }]);
  });

  test('what has been due for longest is taken first', async () => {
    const later = await add('Later', { next_at: now - minute });
    const first = await add('First', { next_at: now - 2 * minute });
    expect([await take(), await take()]).toMatchObject([{ enquiry_id: first }, { enquiry_id: later }]);
  });
});
