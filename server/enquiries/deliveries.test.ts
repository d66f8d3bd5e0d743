import { randomUUIDv7 } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { start as now, onBothDatabases } from '../../testing/enquiries/on-both-databases.ts';
import { dueDelivery, insertEnquiry } from '../../testing/enquiries/sample-enquiry.ts';
import { recordLog } from '../../testing/temporary.ts';
import { createMetrics } from '../metrics.ts';
import {
  type Carrier,
  claimDue,
  type Deliveries,
  endUnconfigured,
  makeDueNow,
  mostAttempts,
  sendAgain,
  settle,
  startDeliveries,
  Undelivered,
} from './deliveries.ts';
import type { Store } from './store/store.ts';
import { createWriteProof } from './store/write-proof.ts';
import type { StoredDelivery } from './stored-enquiries.ts';

const desk = 'desk@straitworks.example';
const team = 'team@straitworks.example';
const minute = 60_000;
const claimMs = 15 * minute;

onBothDatabases((bench) => {
  const add = (name: string, ...deliveries: Partial<StoredDelivery>[]) =>
    insertEnquiry(bench.store, { id: randomUUIDv7(), name, deliveries: deliveries.map(dueDelivery) });
  const claim = (recipient = desk, at = now) => claimDue(bench.store, recipient, { now: at, claimMs });
  const rowsOf = async (id: string) => (await bench.all()).find((one) => one.id === id)?.deliveries ?? [];

  test('gives out what has been due for longest, to one of 20 who ask at once', async () => {
    const first = await add('First', { next_at: now - 2 });
    const second = await add('Second', { next_at: now - 1 });
    await add('Later', { next_at: now + 1 });
    await add('Sent', { status: 'sent' });
    await add('Failed', { status: 'failed' });
    await add('For another', { recipient: team });
    await bench.openConnections();
    const claims = await Promise.all(Array.from({ length: 20 }, () => claim()));
    const taken = claims.flatMap((one) => (one ? [one.enquiry_id] : []));
    expect(taken.toSorted()).toEqual([first, second].toSorted());
  });

  test('gives it out again 15 minutes after a process died, and the late result of the first counts nothing', async () => {
    const id = await add('Cut off', {});
    const dead = await claim();
    expect(await claim(desk, now + claimMs - 1)).toBeUndefined();
    const next = await claim(desk, now + claimMs);
    expect(next).toMatchObject({ enquiry_id: id, attempts: 2 });
    if (!dead || !next) throw new Error('Nothing was claimed.');
    await settle(bench.store, dead, { status: 'failed' });
    expect(await rowsOf(id)).toMatchObject([{ status: 'sending' }]);
    await settle(bench.store, next, { status: 'sent' });
    expect(await rowsOf(id)).toMatchObject([{ status: 'sent' }]);
  });

  test('mail ID: again to everyone of today, but what is being sent is left to that', async () => {
    const id = await add(
      'Again',
      { status: 'sent' },
      { recipient: 'old@straitworks.example', status: 'failed' },
    );
    await sendAgain(bench.store, id, [desk, team], { onlyMissing: false, now });
    expect(await rowsOf(id)).toMatchObject([
      { recipient: desk, status: 'due', attempts: 0 },
      { recipient: team, status: 'due' },
    ]);
    await claim();
    await sendAgain(bench.store, id, [desk, team], { onlyMissing: false, now });
    expect(await rowsOf(id)).toMatchObject([{ status: 'sending' }, { status: 'due' }]);
  });

  test('mail --failed: only to those who lack it', async () => {
    const id = await add(
      'Half',
      { status: 'sent' },
      { recipient: team, status: 'failed', attempts: mostAttempts },
    );
    await sendAgain(bench.store, id, [desk, team], { onlyMissing: true, now });
    expect(await rowsOf(id)).toMatchObject([{ status: 'sent' }, { status: 'due', attempts: 0 }]);
  });

  test('a corrected ENQUIRY_TO counts at once: what was due for the old address ends as failed', async () => {
    const id = await add('Misaddressed', { recipient: 'dsek@straitworks.example' }, {});
    expect(await endUnconfigured(bench.store, [desk], now)).toBe(1);
    expect(await rowsOf(id)).toMatchObject([
      { recipient: desk, status: 'due' },
      { status: 'failed', error: 'no longer a recipient' },
    ]);
    expect(await endUnconfigured(bench.store, [], now)).toBe(1);
  });

  test('what a dead process was sending to an address that is gone ends as failed once its claim has run out', async () => {
    const id = await add('Cut off', {});
    await claim();
    expect(await endUnconfigured(bench.store, [team], now + claimMs - 1)).toBe(0);
    expect(await endUnconfigured(bench.store, [team], now + claimMs)).toBe(1);
    expect(await rowsOf(id)).toMatchObject([{ status: 'failed', error: 'no longer a recipient' }]);
  });

  test('check makes due at once what waits, and spends none of its attempts, however often it’s run', async () => {
    const id = await add(
      'Waits',
      { next_at: now + claimMs, attempts: 3 },
      { recipient: team, status: 'sent', next_at: 7, attempts: 1 },
      { recipient: 'webhook', next_at: now + claimMs, attempts: 3 },
    );
    for (const changed of [1, 0]) expect(await makeDueNow(bench.store, [desk, team])).toBe(changed);
    expect(await rowsOf(id)).toMatchObject([
      { next_at: 0, attempts: 2 },
      { next_at: 7, attempts: 1 },
      { next_at: now + claimMs, attempts: 3 },
    ]);
    expect(await claim()).toMatchObject({ attempts: 3 });
  });

  test('a wait that’s further ahead than any of ours was written by a wrong clock, and counts as none', async () => {
    const hour = 60 * minute;
    const id = await add('Dated ahead', { next_at: now + 365 * 24 * hour, attempts: 1 });
    await add('Waits', { next_at: now + 6 * hour });
    expect(await claim()).toMatchObject({ enquiry_id: id });
    expect(await claim()).toBeUndefined();
    // Its process died, and then the clock was put back by a day.
    expect(await claim(desk, now - 24 * hour)).toMatchObject({ enquiry_id: id, attempts: 3 });
    expect(await endUnconfigured(bench.store, [team], now - 48 * hour)).toBe(2);
  });

  test('what has been due for longest is taken first', async () => {
    const later = await add('Later', { next_at: now - minute });
    const first = await add('First', { next_at: now - 2 * minute });
    expect([await claim(), await claim()]).toMatchObject([{ enquiry_id: first }, { enquiry_id: later }]);
  });

  test('what this process is sending it doesn’t take again, wherever the clock jumps', async () => {
    const id = await add('Under way', {});
    await claim();
    for (const at of [now + 365 * 24 * 60 * minute, now - 365 * 24 * 60 * minute]) {
      expect(await claimDue(bench.store, desk, { now: at, claimMs, underWay: [id] })).toBeUndefined();
    }
    expect(await claim(desk, now + 365 * 24 * 60 * minute)).toMatchObject({ enquiry_id: id });
  });

  let running: Deliveries[];
  beforeEach(() => {
    running = [];
  });
  afterEach(() => Promise.all(running.map((one) => one.stop(0))));
  const { log, logged } = recordLog('warn');
  const quick = { pollMs: 20, waits: [0], restMs: 50, storeMs: 20 };
  const parts = (store = bench.store) => ({
    store,
    proof: createWriteProof(store),
    log,
    metrics: createMetrics(),
  });
  const run = (carriers: Carrier[], timing = {}) => {
    const started = startDeliveries(parts(), carriers, { ...quick, ...timing });
    running.push(started);
    return started;
  };

  /** Counts what each recipient was handed, and does with it what the test says. */
  const countingCarrier = (
    recipients: string[],
    behave: (recipient: string, name: string) => Promise<void>,
  ) => {
    const handed: string[] = [];
    const carrier: Carrier = {
      recipients,
      send: async ({ name }, { recipient }) => {
        await behave(recipient, name);
        handed.push(`${name} to ${recipient}`);
      },
    };
    return { carrier, handed };
  };
  const statuses = async () =>
    (await bench.all()).flatMap(({ deliveries }) => deliveries.map(({ status }) => status));

  test('two instances, 40 enquiries and 3 recipients, one of them refused: each other one gets exactly 40', async () => {
    const refused = 'refused@straitworks.example';
    const everyone = [desk, team, refused];
    for (let count = 0; count < 40; count += 1)
      await add(`Visitor ${count}`, ...everyone.map((recipient) => ({ recipient })));
    const { carrier, handed } = countingCarrier(everyone, async (recipient) => {
      if (recipient === refused) throw new Undelivered('550');
    });
    run([carrier], { waits: [minute] });
    run([carrier], { waits: [minute] });
    await expect
      .poll(async () => (await statuses()).filter((one) => one === 'sent').length === 80, {
        message: 'the others have it',
      })
      .toBe(true);
    const wanted = [desk, team].flatMap((to) =>
      Array.from({ length: 40 }, (_, count) => `Visitor ${count} to ${to}`),
    );
    expect(handed.toSorted()).toEqual(wanted.toSorted());
  });

  test('five that hang for one recipient hold up no other recipient, and a sixth waits', async () => {
    for (let count = 0; count < 7; count += 1) await add(`Visitor ${count}`, {}, { recipient: team });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let hanging = 0;
    const { carrier, handed } = countingCarrier([desk, team], async (recipient) => {
      if (recipient === team) return;
      hanging += 1;
      await released;
    });
    run([carrier]);
    await expect.poll(() => handed.length === 7, { message: 'the other has all' }).toBe(true);
    await expect.poll(() => hanging === 5, { message: 'five hang' }).toBe(true);
    release();
    await expect.poll(() => handed.length === 14, { message: 'all are sent' }).toBe(true);
    expect(hanging).toBe(7);
  });

  // Arithmetic, so that one database is enough.
  const testOfWaits = bench.database === 'SQLite' ? test : undefined;
  testOfWaits?.('waits 1, 5, 15, 60 and then 240 minutes, and gives up after 34 attempts', async () => {
    const id = await add('Refused', {});
    const waits: number[] = [];
    const { carrier } = countingCarrier([desk], async () => {
      throw new Undelivered('EENVELOPE 550');
    });
    for (let attempts = 1; attempts <= mostAttempts; attempts += 1) {
      const before = Date.now();
      const instance = startDeliveries(parts(), [carrier], { pollMs: 20 });
      await expect
        .poll(
          async () =>
            (await rowsOf(id))[0]?.status !== 'sending' && (await rowsOf(id))[0]?.attempts === attempts,
          { message: 'tried' },
        )
        .toBe(true);
      await instance.stop();
      const [row] = await rowsOf(id);
      if (row?.status === 'due') waits.push(Math.round((row.next_at - before) / minute));
      await bench.store.run((db) =>
        db.updateTable('delivery').set({ next_at: 0 }).where('status', '=', 'due').execute(),
      );
    }
    expect(waits).toEqual([1, 5, 15, 60, ...Array.from({ length: mostAttempts - 5 }, () => 240)]);
    expect(await rowsOf(id)).toMatchObject([
      { status: 'failed', error: 'EENVELOPE 550', attempts: mostAttempts },
    ]);
    expect(logged().at(-1)).toMatchObject({
      msg: 'delivery given up',
      alert: 'failed',
      enquiry: id,
    });
  });

  test('an enquiry that is erased when it was about to be sent goes to nobody, and counts as no attempt', async () => {
    await add('Erased', {});
    const erasing: Store = {
      ...bench.store,
      run: async (work) => {
        const result = await bench.store.run(work);
        await bench.store.run((db) => db.deleteFrom('enquiry').execute());
        return result;
      },
    };
    const { carrier, handed } = countingCarrier([desk], async () => undefined);
    const metrics = createMetrics();
    const instance = startDeliveries({ ...parts(erasing), metrics }, [carrier], quick);
    await expect.poll(async () => (await bench.all()).length === 0, { message: 'erased' }).toBe(true);
    await instance.stop();
    expect([handed, (await metrics.attempts.get()).values]).toEqual([[], []]);
  });

  test('a server that refuses our connection rests: of 40 due only those under way meet it', async () => {
    for (let count = 0; count < 40; count += 1) await add(`Visitor ${count}`, {});
    let tries = 0;
    const { carrier } = countingCarrier([desk], async () => {
      tries += 1;
      throw new Undelivered('ECONNREFUSED', true);
    });
    run([carrier], { restMs: 60_000, waits: [60_000] });
    await expect
      .poll(async () => (await statuses()).some((one) => one === 'due') && tries > 0, { message: 'tried' })
      .toBe(true);
    await expect
      .poll(async () => !(await statuses()).includes('sending'), { message: 'none is under way' })
      .toBe(true);
    expect(tries).toBeLessThanOrEqual(5);
  });

  test('what is cut off by a stop is taken again when its claim ends, and by nobody before', async () => {
    const id = await add('Cut off', {});
    const { carrier } = countingCarrier([desk], () => new Promise(() => undefined));
    const stopped = run([carrier]);
    await expect.poll(async () => (await statuses())[0] === 'sending', { message: 'under way' }).toBe(true);
    await stopped.stop(0);
    const now = await bench.store.now();
    expect(await claim(desk, now)).toBeUndefined();
    expect(await claim(desk, now + claimMs)).toMatchObject({ enquiry_id: id, attempts: 2 });
  });
});
