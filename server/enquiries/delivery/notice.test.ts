import { expect, onTestFinished, test, vi } from 'vitest';
import { startMailServer } from '../../../testing/enquiries/mail-server.ts';
import { createDatabase } from '../../../testing/enquiries/postgres.ts';
import { insertEnquiry } from '../../../testing/enquiries/sample-enquiry.ts';
import { recordLog } from '../../../testing/temporary.ts';
import { openStore } from '../store/store.ts';
import { dailyNotice } from './notice.ts';

const hour = 60 * 60 * 1000;

test('one of two instances mails once a day what is held or failed, by id, and nothing that a visitor wrote', async () => {
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const databaseUrl = await createDatabase();
  const { log } = recordLog();
  const settings = { smtpUrl: mail.url, to: 'desk@straitworks.example', from: 'site@straitworks.example' };
  const instances = [1, 2].map(() => {
    const store = openStore({ dataDir: '', databaseUrl });
    onTestFinished(() => store.close());
    return { store, notify: dailyNotice(store, log, { ...settings, siteName: 'Straitworks' }) };
  });
  const [first] = instances;
  if (!first) throw new Error('There are two.');
  const notifyAll = () => Promise.all(instances.map(({ notify }) => notify(new AbortController().signal)));
  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

  await notifyAll();
  expect(mail.received).toEqual([]);
  await insertEnquiry(first.store, { id: 'held-1', name: 'Mei' }, { mail: { state: 'held' } });
  await insertEnquiry(first.store, { id: 'failed-1' }, { mail: { state: 'failed' } });
  await insertEnquiry(first.store, { id: 'handled-1', handled_at: 1 }, { mail: { state: 'held' } });
  await insertEnquiry(first.store, { id: 'fine-1' }, { mail: { state: 'sent' } });
  pass(hour);
  await notifyAll();
  expect(mail.received).toHaveLength(1);
  const { text = '', subject } = mail.received[0] ?? {};
  expect(subject).toBe('Enquiries waiting for you');
  expect(text).toContain('1 held without notifying anyone:\nheld-1\n');
  expect(text).toContain('1 could not be mailed to everyone:\nfailed-1\n');
  expect(text).not.toMatch(/handled-1|fine-1|Mei|ordering system/);
  pass(23 * hour);
  await notifyAll();
  expect(mail.received).toHaveLength(1);
  pass(hour);
  await notifyAll();
  expect(mail.received).toHaveLength(2);
});

test('who has the notice gets it once a day, although another recipient is refused', async () => {
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = openStore({ dataDir: '', databaseUrl: await createDatabase() });
  onTestFinished(() => store.close());
  await insertEnquiry(store, { id: 'held-1' }, { mail: { state: 'held' } });
  mail.misbehaves = { recipients: { 'full@straitworks.example': '450 4.2.2 Mailbox full' } };
  const to = 'desk@straitworks.example, full@straitworks.example';
  const settings = { smtpUrl: mail.url, to, from: 'site@straitworks.example', siteName: 'Straitworks' };
  const notify = dailyNotice(store, recordLog().log, settings);
  const counts: number[] = [];
  for (const hours of [0, 1, 22, 1]) {
    vi.setSystemTime(Date.now() + hours * hour);
    await notify(new AbortController().signal);
    counts.push(mail.received.length);
  }
  expect(counts).toEqual([1, 1, 1, 2]);
});
