/** The service as a whole: how it starts, and what it leaves behind. */
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Settings } from '../../contract/settings/read-settings.ts';
import { startMailServer } from './testing/mail-server.ts';
import { listJson, runEnquiries } from './testing/run-command.ts';
import { sampleFields } from './testing/sample-enquiry.ts';
import { startPostgres } from './testing/start-postgres.ts';
import { startService } from './testing/start-service.ts';
import { until } from './testing/until.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'service-'));
  return () => rmSync(dataDir, { recursive: true, force: true });
});

test('tables of a newer version stop the start with an error that names the migration', async () => {
  await (await startService({ settings: { dataDir } })).close();
  const database = new DatabaseSync(join(dataDir, 'enquiries.sqlite'));
  database.exec("insert into kysely_migration values ('999-from-the-future', '2030-01-01T00:00:00.000Z')");
  database.close();
  await expect(startService({ settings: { dataDir } })).rejects.toThrow(
    /Migration failed.*999-from-the-future/,
  );
});

test('a store that comes back with tables of a newer version is reported as broken', async () => {
  const file = join(dataDir, 'enquiries.sqlite');
  writeFileSync(file, 'This is no database, and will be replaced by one.');
  const broken: Error[] = [];
  const service = await startService({ settings: { dataDir }, onBroken: (error) => void broken.push(error) });
  expect(await service.enquiries.ready()).toBe(false);
  await (await startService({ settings: { dataDir: join(dataDir, 'other') } })).close();
  const database = new DatabaseSync(join(dataDir, 'other', 'enquiries.sqlite'));
  database.exec("insert into kysely_migration values ('999-from-the-future', '2030-01-01T00:00:00.000Z')");
  database.close();
  // In one step: while there is no file, a new store would be made.
  renameSync(join(dataDir, 'other', 'enquiries.sqlite'), file);
  await until('reported', () => broken.length > 0);
  expect(broken[0]?.message).toContain('999-from-the-future');
  await service.close();
});

test('a database that is away at the start is waited for', async () => {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  await postgres.stop();
  const service = await startService({ settings: { databaseUrl } });
  expect(await service.enquiries.ready()).toBe(false);
  expect((await service.post(sampleFields())).status).toBe(503);
  await postgres.start();
  await until('ready', () => service.enquiries.ready());
  expect((await service.post(sampleFields())).status).toBe(201);
  await service.close();
  await postgres.remove();
});

test('without a mail server enquiries wait in the store, and go out when there is one', async () => {
  const without = await startService({ settings: { dataDir, notifyUnverified: true } });
  const answer = await without.post(sampleFields());
  const { id } = await answer.json();
  await without.close();

  const mail = await startMailServer();
  const service = await startService({ settings: { dataDir, ...mail.settings } });
  await until('mailed', async () => (await listJson({ DATA_DIR: dataDir }))[0]?.mailedAt !== null);
  expect(mail.received.map(({ messageId }) => messageId)).toEqual([`<enquiry.${id}@straitworks.example>`]);
  expect(mail.received[0]?.to).toMatchObject([{ address: 'desk@straitworks.example' }]);
  await service.close();
  await mail.stop();
});

test('an enquiry is mailed as soon as it is taken, not when the queue is next looked at', async () => {
  const mail = await startMailServer();
  const service = await startService({ settings: { dataDir, ...mail.settings, notifyUnverified: true } });
  const started = performance.now();
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    await service.post(sampleFields({ name }));
    await until('mailed', () => mail.received.at(-1)?.replyTo?.[0]?.name === name);
  }
  // The queue is looked at every five seconds: one after the other, these would wait for three of them at least.
  expect(performance.now() - started).toBeLessThan(15_000);
  await service.close();
  await mail.stop();
});

test('an unverified enquiry is mailed on request only, and says what it is', async () => {
  const mail = await startMailServer();
  const service = await startService({ settings: { dataDir, ...mail.settings } });
  expect((await service.post(sampleFields({ name: 'Unverified' }))).status).toBe(201);
  const [{ id = '' } = {}] = await listJson({ DATA_DIR: dataDir });
  expect(mail.received).toEqual([]);
  await runEnquiries(['mail', id], { DATA_DIR: dataDir });
  await until('mailed on request', () => mail.received.length === 1);
  expect(mail.received[0]?.subject).toMatch(/^\[unverified\]/);
  await service.close();
  await mail.stop();
});

test('closing brings the counts to the store', async () => {
  const service = await startService({ settings: { dataDir } });
  await service.post(sampleFields({ email: 'nope' }));
  await service.close();
  expect((await runEnquiries(['refused'], { DATA_DIR: dataDir })).stdout).toMatch(/1 {2}invalid-fields/);
});

test('at start it says what an operator should know: no mail server, a new store, enquiries nobody was told of', async () => {
  const start = async (settings: Partial<Settings>) => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    return { service: await startService({ settings: { dataDir, ...settings }, log }), lines };
  };
  const first = await start({});
  expect(first.lines.join('')).toContain('a new, empty store was made');
  expect(first.lines.join('')).toContain('SMTP_URL is not set');
  await first.service.post(sampleFields());
  await first.service.close();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60 * 60 * 1000 });
  onTestFinished(() => void vi.useRealTimers());
  const withMail = { smtpUrl: 'smtp://127.0.0.1:9', enquiryTo: 'a@b.example', enquiryFrom: 'a@b.example' };
  const later = await start(withMail);
  await until('reminded', () =>
    later.lines.some((line) => line.includes('"alert":"enquiries-untold","untold":1')),
  );
  expect(later.lines.join('')).not.toMatch(/new, empty store|SMTP_URL/);
  await later.service.close();
});
