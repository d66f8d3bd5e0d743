import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onBothDatabases } from '../../testing/enquiries/on-both-databases.ts';
import { dueDelivery, insertEnquiry } from '../../testing/enquiries/sample-enquiry.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { findAlerts } from './alerts.ts';
import { removeNote, writeNote } from './store/notes.ts';
import { type StoredEnquiry, setHandled } from './stored-enquiries.ts';

const hour = 3_600_000;
const day = 24 * hour;
const settings = { BACKUP_DIR: 'none', LIMIT_HELD: 3, RETENTION_DAYS: 730 };
const recipients = ['desk@straitworks.example'];

onBothDatabases((bench) => {
  type Changes = Partial<Parameters<typeof findAlerts>[0]> & { fault?: unknown };
  const alerts = async ({ fault = null, ...changes }: Changes = {}) => {
    const options = { store: bench.store, settings, recipients, ...changes };
    return (await findAlerts(options, fault)).map(({ name }) => name);
  };
  const confirm = () => bench.store.run((db) => removeNote(db, 'new-store'));
  let added = 0;
  /** `ago` in milliseconds: how long ago it came in. */
  const add = async (ago: number, changes: Partial<StoredEnquiry> = {}) => {
    added += 1;
    const id = `01a1fbd4-4ba5-7a5d-b560-${String(added).padStart(12, '0')}`;
    return await insertEnquiry(bench.store, { id, received_at: (await bench.store.now()) - ago, ...changes });
  };
  const sent = dueDelivery({ status: 'sent', sent_at: 0 });

  test('nothing needs a person where all is well', async () => {
    await confirm();
    await add(day, { deliveries: [sent] });
    await add(0, { deliveries: [dueDelivery()] });
    await add(2 * day, { held: 1 });
    await add(9 * day, { held: 1, handled_at: 1 });
    await add(9 * day, { handled_at: 1 });
    await add(9 * day, { handled_at: 1, deliveries: [dueDelivery({ status: 'failed' })] });
    expect(await alerts()).toEqual([]);
  });

  test('a store that a start has made, until someone confirms it', async () => {
    expect(await alerts()).toEqual(['new-store']);
    await confirm();
    expect(await alerts()).toEqual([]);
  });

  test('a store that takes nothing, with what can be said without it', async () => {
    const away = new Error('away');
    expect(await alerts({ fault: away })).toEqual(['store']);
    const nothing = { ...settings, BACKUP_DIR: undefined };
    expect(await alerts({ fault: away, recipients: [], settings: nothing })).toEqual([
      'store',
      'nobody-is-told',
      'backup',
    ]);
    await bench.store.run((db) => db.schema.dropTable('note').execute());
    expect(await alerts()).toEqual(['store']);
  });

  test('nobody is told: none is configured, or one came in before that', async () => {
    await confirm();
    expect(await alerts({ recipients: [] })).toEqual(['nobody-is-told']);
    await add(0);
    expect(await alerts()).toEqual(['nobody-is-told']);
  });

  test.each([
    ['nobody has taken anything for an hour', [{ status: 'sent', sent_at: 2 * hour }], true],
    ['another has taken something within the hour', [{ status: 'sent', sent_at: 0.5 * hour }], false],
    ['another’s clock was a day ahead', [{ status: 'sent', sent_at: -day }], true],
  ] as const)('one waits for over an hour, and %s', async (_, [{ status, sent_at }], isTold) => {
    await confirm();
    await add(2 * hour, { deliveries: [dueDelivery()] });
    const now = await bench.store.now();
    await add(day, { deliveries: [dueDelivery({ status, sent_at: now - sent_at })] });
    expect(await alerts()).toEqual(isTold ? ['nobody-is-told'] : []);
  });

  test('what was accepted while the clock was ahead is seen to wait', async () => {
    await confirm();
    await add(-365 * day, { deliveries: [dueDelivery()] });
    expect(await alerts()).toEqual(['nobody-is-told', 'clock']);
  });

  test('a delivery that has failed', async () => {
    await confirm();
    await add(0, { deliveries: [sent, dueDelivery({ recipient: 'webhook', status: 'failed' })] });
    expect(await alerts()).toEqual(['failed']);
  });

  test('held: LIMIT_HELD is reached, or one has waited for three days', async () => {
    await confirm();
    for (let count = 0; count < 2; count += 1) await add(2 * day, { held: 1 });
    expect(await alerts()).toEqual([]);
    expect(await alerts({ settings: { ...settings, LIMIT_HELD: 2 } })).toEqual(['held']);
    await add(3 * day + 1000, { held: 1 });
    expect(await alerts({ settings: { ...settings, LIMIT_HELD: 100 } })).toEqual(['held']);
  });

  test.each([
    ['none', []],
    [undefined, ['backup']],
    ['none yet', ['backup']],
    ['of yesterday', []],
    ['of three days ago', ['backup']],
    ['dated ahead', ['backup']],
    ['gone', ['backup']],
    ['a damaged erasure', ['backup']],
  ])('backups: %s', async (what, expected) => {
    await confirm();
    const BACKUP_DIR = what === undefined || what === 'none' ? what : join(temporaryFolder(), 'copies');
    if (BACKUP_DIR && what !== 'none' && what !== 'gone') {
      mkdirSync(BACKUP_DIR);
      const ago = { 'of three days ago': 3 * day, 'dated ahead': -3 * day }[what ?? ''] ?? day;
      const at = new Date(Date.now() - ago).toISOString().slice(0, 10);
      if (what !== 'none yet') writeFileSync(join(BACKUP_DIR, `enquiries-${at}T120000Z.jsonl`), '');
      if (what === 'a damaged erasure') writeFileSync(join(BACKUP_DIR, 'erasures.jsonl'), '{"at":1,');
    }
    expect(await alerts({ settings: { ...settings, BACKUP_DIR } })).toEqual(expected);
  });

  test('a purge that waits for someone to say so', async () => {
    await confirm();
    const cutOff = (await bench.store.now()) - 730 * day;
    await bench.store.run((db) => writeNote(db, 'cut-off', String(cutOff)));
    await add(100 * day, { deliveries: [sent] });
    expect(await alerts()).toEqual([]);
    expect(await alerts({ settings: { ...settings, RETENTION_DAYS: 7 } })).toEqual(['retention']);
  });

  test('an enquiry that’s dated over an hour ahead, until it’s handled', async () => {
    await confirm();
    await add(-0.9 * hour, { deliveries: [sent] });
    expect(await alerts()).toEqual([]);
    const id = await add(-1.1 * hour, { deliveries: [sent] });
    expect(await alerts()).toEqual(['clock']);
    const now = await bench.store.now();
    await setHandled(bench.store, id, now);
    expect(await alerts()).toEqual([]);
    // It's as old as that then, and doesn't stay until the clock has caught up.
    expect(await bench.all()).toContainEqual(expect.objectContaining({ id, received_at: now }));
  });
});
