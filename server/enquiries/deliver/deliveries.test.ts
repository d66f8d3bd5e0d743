import { randomUUIDv7 } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onDatabase } from '../../../testing/enquiries/on-both-databases.ts';
import { dueDelivery, insertEnquiry } from '../../../testing/enquiries/sample-enquiry.ts';
import { recordLog } from '../../../testing/temporary.ts';
import { proveStore } from '../store/proof.ts';
import type { Store } from '../store/store.ts';
import type { StoredDelivery } from '../store/stored-enquiries.ts';
import { deliveryTimes, mailLimits, webhookLimit } from '../time-limits.ts';
import { type Carrier, Deliveries, mostAttempts, Undelivered } from './deliveries.ts';
import { claimDue } from './queue.ts';

const desk = 'desk@straitworks.example';
const team = 'team@straitworks.example';
const minute = 60_000;

test('a row that is being sent is taken back only when no attempt can still be under way', () => {
  expect(deliveryTimes.takenBack).toBeGreaterThan(mailLimits.attempt);
  expect(deliveryTimes.takenBack).toBeGreaterThan(webhookLimit);
});

onDatabase('SQLite', (tested) => {
  const add = (name: string, ...deliveries: Partial<StoredDelivery>[]) =>
    insertEnquiry(tested.store, { id: randomUUIDv7(), name, deliveries: deliveries.map(dueDelivery) });
  const rowsOf = async (id: string) => (await tested.all()).find((one) => one.id === id)?.deliveries ?? [];

  let running: Deliveries[];
  beforeEach(() => {
    running = [];
  });
  afterEach(() => Promise.all(running.map((one) => one.stop(0))));
  const { log, logged } = recordLog('warn');
  const quick = { poll: 20, waits: [0], store: 20 };
  const parts = (store = tested.store) => ({
    store,
    findStoreFault: proveStore(store),
    log,
  });
  const run = (carriers: Carrier[], timing = {}) => {
    const started = new Deliveries(parts(), carriers, { ...quick, ...timing });
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
    (await tested.all()).flatMap(({ deliveries }) => deliveries.map(({ status }) => status));

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

  test('waits 1, 5, 15, 60 and then 240 minutes, and gives up after 34 attempts', async () => {
    const id = await add('Refused', {});
    const waits: number[] = [];
    const { carrier } = countingCarrier([desk], async () => {
      throw new Undelivered('EENVELOPE 550');
    });
    for (let attempts = 1; attempts <= mostAttempts; attempts += 1) {
      const before = Date.now();
      const instance = new Deliveries(parts(), [carrier], { poll: 20 });
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
      await tested.store.run((db) =>
        db.updateTable('delivery').set({ next_at: 0 }).where('status', '=', 'due').execute(),
      );
    }
    expect(waits).toEqual([1, 5, 15, 60, ...Array.from({ length: mostAttempts - 5 }, () => 240)]);
    expect(await rowsOf(id)).toMatchObject([
      { status: 'failed', error: 'EENVELOPE 550', attempts: mostAttempts },
    ]);
    expect(logged().at(-1)).toMatchObject({
      msg: 'delivery given up',
      enquiry: id,
    });
  });

  test('an enquiry that is erased when it was about to be sent goes to nobody', async () => {
    await add('Erased', {});
    const erasing: Store = {
      ...tested.store,
      run: async (work) => {
        const result = await tested.store.run(work);
        await tested.store.run((db) => db.deleteFrom('enquiry').execute());
        return result;
      },
    };
    const { carrier, handed } = countingCarrier([desk], async () => undefined);
    const instance = new Deliveries(parts(erasing), [carrier], quick);
    await expect.poll(async () => (await tested.all()).length === 0, { message: 'erased' }).toBe(true);
    await instance.stop();
    expect(handed).toEqual([]);
  });

  test('an error of our own isn’t an outage: the others are sent, and it has as many attempts as any', async () => {
    const id = await add('Breaks', {});
    await add('Fine', {});
    const { carrier, handed } = countingCarrier([desk], async (_, name) => {
      if (name === 'Breaks') throw new TypeError('Cannot read what Breaks wrote');
    });
    run([carrier]);
    await expect.poll(async () => (await rowsOf(id))[0]?.status).toBe('failed');
    expect(await rowsOf(id)).toMatchObject([{ error: 'TypeError', attempts: mostAttempts }]);
    expect(handed).toEqual([`Fine to ${desk}`]);
    const lines = logged();
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'an error of our own kept an enquiry back',
        enquiry: id,
        fault: 'TypeError',
        at: expect.stringContaining('deliveries.test.ts'),
      }),
    );
    expect(JSON.stringify(lines)).not.toContain('Breaks wrote');
    expect(lines.map(({ msg }) => msg)).not.toContain('the store is away, so nobody is notified');
  });

  test('one whose process died at each attempt is given up without another', async () => {
    const id = await add('Deadly', { status: 'sending', attempts: mostAttempts });
    const { carrier, handed } = countingCarrier([desk], async () => undefined);
    run([carrier]);
    await expect
      .poll(() => rowsOf(id))
      .toMatchObject([{ status: 'failed', error: 'no attempt came to an end' }]);
    expect(handed).toEqual([]);
  });

  test('what is cut off by a stop is taken back later, and by nobody before', async () => {
    const id = await add('Cut off', {});
    const { carrier } = countingCarrier([desk], () => new Promise(() => undefined));
    const stopped = run([carrier]);
    await expect.poll(async () => (await statuses())[0] === 'sending', { message: 'under way' }).toBe(true);
    await stopped.stop(0);
    expect(await claimDue(tested.store, desk, Date.now())).toBeUndefined();
    const later = Date.now() + deliveryTimes.takenBack;
    expect(await claimDue(tested.store, desk, later)).toMatchObject({ enquiry_id: id, attempts: 2 });
  });
});
