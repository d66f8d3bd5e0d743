import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onDatabase } from '../../../testing/enquiries/on-both-databases.ts';
import { dueDelivery, insertEnquiry } from '../../../testing/enquiries/sample-enquiry.ts';
import { temporaryFolder } from '../../../testing/temporary.ts';
import { type StoredEnquiry, setHandled } from '../store/stored-enquiries.ts';
import { findAlerts } from './alerts.ts';

const hour = 3_600_000;
const day = 24 * hour;
const settings = { BACKUP_DIR: 'none', LIMIT_UNVERIFIED: 3, RETENTION_DAYS: 730 };
const recipients = ['desk@straitworks.example'];

onDatabase('SQLite', (tested) => {
  type Changes = Partial<Parameters<typeof findAlerts>[0]> & { fault?: unknown };
  const alerts = async ({ fault = null, ...changes }: Changes = {}) => {
    const options = { store: tested.store, settings, recipients, findStoreFault: async () => fault };
    return (await findAlerts({ ...options, ...changes })).map(({ name }) => name);
  };
  let added = 0;
  /** `ago` in milliseconds: how long ago it came in. */
  const add = async (ago: number, changes: Partial<StoredEnquiry> = {}) => {
    added += 1;
    const id = `01a1fbd4-4ba5-7a5d-b560-${String(added).padStart(12, '0')}`;
    return await insertEnquiry(tested.store, { id, received_at: Date.now() - ago, ...changes });
  };
  const sent = dueDelivery({ status: 'sent', sent_at: 0 });
  const failed = dueDelivery({ recipient: 'webhook', status: 'failed' });

  test('nothing needs a person where all is well', async () => {
    await add(day, { deliveries: [sent] });
    await add(0, { deliveries: [dueDelivery()] });
    await add(9 * day, { verified: 0, spam: 1 });
    await add(9 * day, { handled_at: 1 });
    await add(9 * day, { handled_at: 1, deliveries: [failed] });
    expect(await alerts()).toEqual([]);
  });

  test('store: nothing can be stored, or what is there can’t be read', async () => {
    const away = new Error('away');
    expect(await alerts({ fault: away })).toEqual(['store']);
    const nothing = { ...settings, BACKUP_DIR: undefined };
    expect(await alerts({ fault: away, recipients: [], settings: nothing })).toEqual([
      'store',
      'nobody-is-told',
      'backup',
    ]);
    await tested.store.run((db) => db.schema.dropTable('delivery').execute());
    expect(await alerts()).toEqual(['store']);
  });

  test('an error of our own is an error, not an outage', async () => {
    await tested.store.run((db) => db.schema.alterTable('enquiry').dropColumn('spam').execute());
    await expect(alerts()).rejects.toThrow('the database refused');
  });

  test('nobody-is-told: nobody is configured', async () => {
    expect(await alerts({ recipients: [] })).toEqual(['nobody-is-told']);
  });

  test.each<[string, Partial<StoredEnquiry>, boolean]>([
    ['waits for its only recipient', { deliveries: [dueDelivery()] }, true],
    ['came before anyone was configured', {}, true],
    ['has reached one of two', { deliveries: [sent, dueDelivery({ recipient: 'webhook' })] }, false],
    ['looked like spam', { verified: 0, spam: 1 }, false],
    ['is handled', { handled_at: 1, deliveries: [dueDelivery()] }, false],
  ])('nobody-is-told: one from an hour ago %s', async (_, changes, isTold) => {
    await add(1.1 * hour, changes);
    expect(await alerts()).toEqual(isTold ? ['nobody-is-told'] : []);
  });

  test('failed: a delivery was given up', async () => {
    await add(0, { deliveries: [sent, failed] });
    expect(await alerts()).toEqual(['failed']);
  });

  test.each([
    ['so many came in this hour', [0, 20, 40], ['flood']],
    ['so many came in an hour that ended half an hour ago', [30, 50, 80], ['flood']],
    ['one fewer came', [0, 20], []],
    ['so many came, and not within an hour', [10, 40, 75], []],
    ['so many came in an hour that ended over an hour ago', [61, 70, 80], []],
  ])('flood: without a captcha answer %s', async (_, minutesAgo, expected) => {
    for (const minutes of minutesAgo) await add(minutes * 60_000, { verified: 0, deliveries: [sent] });
    await add(0, { deliveries: [sent] });
    expect(await alerts()).toEqual(expected);
  });

  test.each([
    ['none', []],
    [undefined, ['backup']],
    ['with no copy yet', ['backup']],
    ['with a copy of yesterday', []],
    ['with a copy of four days ago', ['backup']],
    ['with a copy that’s dated ahead', ['backup']],
    ['that’s gone', ['backup']],
  ])('backup: BACKUP_DIR is %s', async (what, expected) => {
    const BACKUP_DIR = what === undefined || what === 'none' ? what : join(temporaryFolder(), 'copies');
    const ago = { 'with a copy of four days ago': 4, 'with a copy that’s dated ahead': -3 }[what ?? ''] ?? 1;
    if (BACKUP_DIR && what?.startsWith('with')) {
      mkdirSync(BACKUP_DIR);
      const on = new Date(Date.now() - ago * day).toISOString().slice(0, 10);
      if (what !== 'with no copy yet') writeFileSync(join(BACKUP_DIR, `enquiries-${on}.sqlite`), '');
    }
    expect(await alerts({ settings: { ...settings, BACKUP_DIR } })).toEqual(expected);
  });

  test('retention: more is to be removed than a day allows', async () => {
    await add(731 * day, { deliveries: [sent] });
    expect(await alerts()).toEqual([]);
    await add(732 * day, { deliveries: [sent] });
    expect(await alerts()).toEqual(['retention']);
  });

  test('clock: an enquiry is dated over an hour ahead, until it’s handled', async () => {
    await add(-0.9 * hour, { deliveries: [sent] });
    expect(await alerts()).toEqual([]);
    const id = await add(-1.1 * hour, { deliveries: [sent] });
    expect(await alerts()).toEqual(['clock']);
    await setHandled(tested.store, id, Date.now());
    expect(await alerts()).toEqual([]);
  });
});
