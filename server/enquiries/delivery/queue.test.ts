import { expect, test } from 'vitest';
import {
  onBothDatabases,
  onDatabase,
  type StoreBench,
  start,
} from '../../../testing/enquiries/on-both-databases.ts';
import { deliveryOf } from '../../../testing/enquiries/sample-enquiry.ts';
import { claimDue, type Ended, type Owner, recordAttempt, requeue, requeueFailed } from './queue.ts';

const hour = 3_600_000;
const desk = 'desk@straitworks.example';
const team = 'team@straitworks.example';
const sent: Ended = {
  recorded: { state: 'sent', sent_at: start, error: null },
  accepted: [desk],
  hold: 'none',
};
const failed: Ended = { recorded: { state: 'failed', error: '550', failures: 34 }, accepted: [desk] };
const blocked = (nextTryAt: number): Ended => ({
  recorded: { due_at: start, error: '554' },
  hold: { fault: '554', nextTryAt: () => nextTryAt },
});

const loop = (name: string): Owner => ({ name, underWay: [], leaseMs: 60_000, probeMs: 10_000 });
const claimFrom = ({ store }: StoreBench, now = start, owner = loop('one')) =>
  claimDue(store, 'mail', now, owner);
const idOf = (claim: Awaited<ReturnType<typeof claimFrom>>) =>
  claim && 'enquiry' in claim ? claim.enquiry.id : claim;

onBothDatabases((bench) => {
  const claim = (now?: number, owner?: Owner) => claimFrom(bench, now, owner);
  const record = (id: string, ended: Ended, attempt = 0, now = start) =>
    recordAttempt(bench.store, 'mail', { id, attempt }, ended, now);

  test('gives no enquiry to two of 10 that claim at once', async () => {
    const ids = [await bench.acceptedId(), await bench.acceptedId(), await bench.acceptedId()];
    const claims = await Promise.all(
      Array.from({ length: 10 }, (_, index) => claim(start, loop(`${index}`))),
    );
    expect(claims.flatMap((claimed) => idOf(claimed) ?? []).sort()).toEqual(ids.sort());
  });

  test('gives out first what has been due for longest', async () => {
    // Stored in another order than they are due.
    const late = await bench.acceptedId(bench.submission({ now: start + 3 }));
    const early = await bench.acceptedId(bench.submission({ now: start + 1 }));
    const between = await bench.acceptedId(bench.submission({ now: start + 2 }));
    const claimed: unknown[] = [];
    for (const name of ['one', 'two', 'three']) claimed.push(idOf(await claim(start + 9, loop(name))));
    expect(claimed).toEqual([early, between, late]);
  });

  test('gives a claim out again when its lease ends, and at once to the loop that never heard of it', async () => {
    const id = await bench.acceptedId();
    expect(await claim()).toMatchObject({ attempt: 1 });
    expect(await claim(start + 59_999, loop('two'))).toBeNull();
    expect(await claim(start + 1, { ...loop('one'), underWay: [id] })).toBeNull();
    expect(await claim(start + 60_000, loop('two'))).toMatchObject({ enquiry: { id }, attempt: 2 });
    expect(await claim(start + 60_001, loop('two'))).toMatchObject({ enquiry: { id }, attempt: 3 });
  });

  test('takes an enquiry as due if the clock was hours ahead when it came in', async () => {
    const id = await bench.acceptedId(bench.submission({ now: start + 6 * hour }));
    expect(idOf(await claim())).toBe(id);
    expect(await claim(start, loop('two'))).toBeNull();
  });

  test('leaves alone what is sent or failed, and what is due later', async () => {
    await record(await bench.acceptedId(), sent);
    await record(await bench.acceptedId(), failed);
    const laterId = await bench.acceptedId();
    await record(laterId, { recorded: { due_at: start + hour, error: '451', failures: 3 } });
    expect(await claim()).toBeNull();
    expect(await claim(start + hour)).toMatchObject({ enquiry: { id: laterId }, failures: 3 });
  });

  test('queues nothing for a channel that is off, and keeps the channels apart', async () => {
    const id = await bench.acceptedId(bench.submission(), { smtpUrl: undefined });
    expect(await bench.all()).toMatchObject([{ mail_state: 'off', webhook_state: 'due' }]);
    expect(await claim()).toBeNull();
    await recordAttempt(bench.store, 'webhook', { id, attempt: 0 }, sent, start);
    await requeue(bench.store, 'mail', id, start);
    expect(await bench.all()).toMatchObject([{ mail_state: 'due', webhook_state: 'sent' }]);
  });

  test('records who has accepted a mail, and gives it with the next claim', async () => {
    const id = await bench.acceptedId();
    await claim();
    await record(id, { recorded: { due_at: start, error: '451' }, accepted: [desk] }, 1, start + 1);
    const acceptances = [{ recipient: desk, accepted_at: start + 1 }];
    expect(await claim(start + 2)).toMatchObject({ enquiry: { acceptances, mailed_at: null } });
    await record(id, { ...sent, accepted: [team] }, 2, start + 3);
    expect((await bench.all())[0]?.acceptances).toEqual([
      ...acceptances,
      { recipient: team, accepted_at: start + 3 },
    ]);
  });

  test('a channel that is held gives out one enquiry at a time, when its next try is due', async () => {
    const first = await bench.acceptedId();
    const second = await bench.acceptedId(bench.submission({ now: start + 1 }));
    await claim(start + 1);
    await record(first, { ...blocked(start + 1000), recorded: { due_at: start + 2 } }, 1, start + 2);
    expect(await claim(start + 400, loop('two'))).toEqual({ heldForMs: 600 });
    const tries = await Promise.all(['two', 'three', 'four'].map((name) => claim(start + 1000, loop(name))));
    // Not the same one again, so that no enquiry stands in the way of the others.
    expect(tries.map(idOf).filter((id) => typeof id === 'string')).toEqual([second]);
    await record(second, sent, 1, start + 1001);
    expect(idOf(await claim(start + 1002, loop('five')))).toBe(first);
  });

  test('remembers since when a channel is held, until something gets through', async () => {
    const id = await bench.acceptedId();
    const sinces: number[] = [];
    const ended: Ended = {
      recorded: { due_at: start },
      hold: {
        fault: '554',
        nextTryAt: (since) => {
          sinces.push(since);
          return start;
        },
      },
    };
    for (const now of [start, start + hour]) await record(id, ended, 0, now);
    await record(id, { recorded: { due_at: start }, hold: 'none' });
    await record(id, ended, 0, start + 2 * hour);
    expect(sinces).toEqual([start, start, start + 2 * hour]);
  });

  test('an operator hurries an enquiry that is being sent, without sending it twice', async () => {
    const id = await bench.acceptedId();
    await claim();
    await requeue(bench.store, 'mail', id, start);
    expect(await claim(start + 1, loop('two'))).toBeNull();
    await record(id, sent, 1);
    expect(await deliveryOf(bench.store, id)).toMatchObject({ state: 'sent', sent_at: start });
  });

  test.each<[string, Ended]>([
    ['is postponed', { recorded: { due_at: start + hour, failures: 1, error: 'ETIMEDOUT' }, hold: 'none' }],
    ['is given up', failed],
  ])('what an operator requeued during an attempt that %s is due at once', async (_end, ended) => {
    const id = await bench.acceptedId();
    await claim();
    expect(await requeue(bench.store, 'mail', id, start + 1)).toBe(start + 60_000);
    await record(id, ended, 1, start + 2);
    expect(await claim(start + 3)).toMatchObject({ enquiry: { id }, attempt: 2, failures: 0 });
    await record(id, failed, 2, start + 4);
    expect(await deliveryOf(bench.store, id)).toMatchObject({ state: 'failed' });
    expect(await requeue(bench.store, 'mail', id, start + 5)).toBeNull();
  });

  test('what an earlier attempt says counts for nothing once its lease has ended and another has begun', async () => {
    const id = await bench.acceptedId();
    await claim();
    await claim(start + 60_000, loop('two'));
    await record(id, failed, 1);
    expect(await deliveryOf(bench.store, id)).toMatchObject({ state: 'due', lease_owner: 'two' });
  });

  test('mail ID sends what everyone has to everyone again, and otherwise to those who lack it', async () => {
    const everyone = await bench.acceptedId(bench.submission({ honeypot: true }));
    const some = await bench.acceptedId();
    await record(everyone, sent);
    await record(some, failed);
    for (const id of [everyone, some]) await requeue(bench.store, 'mail', id, start);
    const queued = { mail_state: 'due', mail_error: null, mailed_at: null };
    expect(await bench.all()).toMatchObject([
      { ...queued, quarantine: null, acceptances: [] },
      { ...queued, acceptances: [{ recipient: desk }] },
    ]);
  });

  test('mail --failed queues all that failed, tries a held channel at once, and leaves the rest', async () => {
    const ids = [await bench.acceptedId(), await bench.acceptedId(), await bench.acceptedId()];
    const [one = '', two = '', other = ''] = ids;
    await record(one, failed);
    await record(two, failed);
    await record(other, { ...sent, hold: { fault: '554', nextTryAt: () => start + hour } });
    expect(await requeueFailed(bench.store, 'mail', start)).toBe(2);
    expect((await bench.all()).map(({ mail_state }) => mail_state)).toEqual(['due', 'due', 'sent']);
    expect(await claim()).toMatchObject({ enquiry: { acceptances: [{ recipient: desk }] } });
    expect(await requeueFailed(bench.store, 'webhook', start)).toBe(0);
  });
});

onDatabase('PostgreSQL', (bench) => {
  test('passes over what another instance is claiming at this moment', async () => {
    const first = await bench.acceptedId();
    const second = await bench.acceptedId(bench.submission({ now: start + 1 }));
    await bench.store.use((db) =>
      db.transaction().execute(async (trx) => {
        await trx.selectFrom('delivery').selectAll().where('enquiry_id', '=', first).forUpdate().execute();
        expect(await claimFrom(bench, start + 1)).toMatchObject({ enquiry: { id: second } });
      }),
    );
  });
});
