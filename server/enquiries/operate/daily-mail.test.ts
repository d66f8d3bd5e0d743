import { afterAll, beforeEach, expect, test } from 'vitest';
import { startMailServer } from '../../../testing/enquiries/mail-server.ts';
import { start as now, onDatabase } from '../../../testing/enquiries/on-both-databases.ts';
import { dueDelivery, insertEnquiry } from '../../../testing/enquiries/sample-enquiry.ts';
import { recordLog } from '../../../testing/temporary.ts';
import type { Alert } from './alerts.ts';
import { dailyMail } from './daily-mail.ts';

const hour = 3_600_000;
const server = await startMailServer();
afterAll(() => server.stop());
beforeEach(() => {
  server.misbehaves = {};
  server.received.length = 0;
});

const { log } = recordLog('warn');
const mail = {
  url: server.url,
  name: 'www.straitworks.example',
  to: 'desk@straitworks.example',
  from: 'site@straitworks.example',
};
const stop = new AbortController().signal;

onDatabase('SQLite', (tested) => {
  const tellWith = (at: number, alerts: Alert[] = [], to = mail.to) =>
    dailyMail({
      store: tested.store,
      log,
      mail: { ...mail, to },
      siteName: 'Straitworks',
      alerts: async () => alerts,
    })(at, stop);
  const tell = (at: number) => tellWith(at);
  const idOf = (count: number) => `01a1fbd4-4ba5-7a5d-b560-00000000000${count}`;

  test('names what waits or has failed by ids alone and counts spam, once a day, of two instances from one', async () => {
    await insertEnquiry(tested.store, { id: idOf(1), spam: 1, verified: 0, received_at: now });
    await insertEnquiry(tested.store, {
      id: idOf(2),
      received_at: now - 2 * hour,
      deliveries: [dueDelivery()],
    });
    await insertEnquiry(tested.store, {
      id: idOf(3),
      received_at: now,
      deliveries: [dueDelivery({ status: 'failed' })],
    });
    await insertEnquiry(tested.store, {
      id: idOf(4),
      received_at: now,
      deliveries: [dueDelivery({ status: 'sent' })],
    });
    await Promise.all([tell(now), tell(now)]);
    await tell(now + 23 * hour);
    expect(server.received).toHaveLength(1);
    const text = server.received[0]?.text ?? '';
    expect(text).toContain(`1 waiting for more than an hour to be sent on:\n${idOf(2)}`);
    expect(text).toContain(`1 could not be sent to everyone:\n${idOf(3)}`);
    expect(text).toContain('1 look like spam');
    expect(text).not.toMatch(/Mei|visitor\.example|ordering system|000000000001|000000000004/);
    await tell(now + 25 * hour);
    expect(server.received).toHaveLength(2);
  });

  test('says first what needs a person', async () => {
    await tellWith(now, [{ name: 'backup', text: 'The newest backup is 3 days old.' }]);
    expect(server.received[0]?.text).toMatch(
      /^This needs a person:\nbackup: The newest backup is 3 days old\./,
    );
  });

  test('sends nothing, and writes nothing, where there is nothing to tell but spam', async () => {
    await insertEnquiry(tested.store, { spam: 1, verified: 0, received_at: now });
    await tell(now);
    expect(server.received).toEqual([]);
    expect(await tested.store.run((db) => db.selectFrom('job').selectAll().execute())).toEqual([]);
  });

  test('is tried again within the day when the mail server did not take it', async () => {
    await insertEnquiry(tested.store, { received_at: now - 2 * hour });
    server.misbehaves = { message: '451 Later' };
    await tell(now);
    server.misbehaves = {};
    await tell(now + hour);
    expect(server.received).toHaveLength(1);
  });

  test('goes to the others once a day although one address is wrong', async () => {
    await insertEnquiry(tested.store, { received_at: now - 2 * hour });
    server.misbehaves = { recipients: { 'dsek@straitworks.example': '550 5.1.1 Unknown' } };
    const to = 'dsek@straitworks.example, team@straitworks.example';
    await tellWith(now, [], to);
    await tellWith(now + hour, [], to);
    expect(server.received.map(({ envelope }) => envelope)).toEqual([['team@straitworks.example']]);
  });
});
