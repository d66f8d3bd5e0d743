import { afterAll, beforeEach, expect, test } from 'vitest';
import { startMailServer } from '../../../testing/enquiries/mail-server.ts';
import { start as now, onDatabase } from '../../../testing/enquiries/on-both-databases.ts';
import { insertEnquiry } from '../../../testing/enquiries/sample-enquiry.ts';
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
  const backup: Alert = { name: 'backup', text: 'The newest backup is 3 days old.' };
  const tell = (at: number, alerts = [backup], to = mail.to) =>
    dailyMail({
      store: tested.store,
      log,
      mail: { ...mail, to },
      alerts: async () => alerts,
    })(at, stop);

  test('says what needs a person and counts spam, once a day, of two instances from one', async () => {
    await insertEnquiry(tested.store, { spam: 1, verified: 0, received_at: now });
    await Promise.all([tell(now), tell(now)]);
    await tell(now + 23 * hour);
    expect(server.received).toHaveLength(1);
    const text = server.received[0]?.text ?? '';
    expect(text).toMatch(
      /^This needs a person:\nbackup: The newest backup is 3 days old\.\n\n1 look like spam/,
    );
    expect(text).not.toMatch(/Mei|visitor\.example|ordering system/);
    await tell(now + 25 * hour);
    expect(server.received).toHaveLength(2);
  });

  test('sends nothing, and writes nothing, where there is nothing to tell but spam', async () => {
    await insertEnquiry(tested.store, { spam: 1, verified: 0, received_at: now });
    await tell(now, []);
    expect(server.received).toEqual([]);
    expect(await tested.store.run((db) => db.selectFrom('job').selectAll().execute())).toEqual([]);
  });

  test('is tried again within the day when the mail server did not take it', async () => {
    server.misbehaves = { message: '451 Later' };
    await tell(now);
    server.misbehaves = {};
    await tell(now + hour);
    expect(server.received).toHaveLength(1);
  });

  test('goes to the others once a day although one address is wrong', async () => {
    server.misbehaves = { recipients: { 'dsek@straitworks.example': '550 5.1.1 Unknown' } };
    const to = 'dsek@straitworks.example, team@straitworks.example';
    await tell(now, [backup], to);
    await tell(now + hour, [backup], to);
    expect(server.received.map(({ envelope }) => envelope)).toEqual([['team@straitworks.example']]);
  });
});
