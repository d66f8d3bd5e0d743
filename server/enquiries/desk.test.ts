/** The desk as a whole: how it starts, and what it leaves behind. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { startMailServer } from './testing/mail-server.ts';
import { listJson, runEnquiries } from './testing/run-command.ts';
import { sampleFields } from './testing/sample-enquiry.ts';
import { noLimits, startDesk } from './testing/start-desk.ts';
import { startPostgres } from './testing/start-postgres.ts';
import { until } from './testing/until.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'desk-'));
  return () => rmSync(dataDir, { recursive: true, force: true });
});

test('tables of a newer version stop the start with an error that names the migration', async () => {
  await (await startDesk({ settings: { dataDir } })).close();
  const database = new DatabaseSync(join(dataDir, 'enquiries.sqlite'));
  database.exec("insert into kysely_migration values ('999-from-the-future', '2030-01-01T00:00:00.000Z')");
  database.close();
  await expect(startDesk({ settings: { dataDir } })).rejects.toThrow(/Migration failed.*999-from-the-future/);
});

test('a database that is away at the start is waited for', async () => {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  await postgres.stop();
  const desk = await startDesk({ settings: { databaseUrl }, limits: noLimits });
  expect(await desk.desk.ready()).toBe(false);
  expect((await desk.post(sampleFields())).status).toBe(503);
  await postgres.start();
  await until('ready', () => desk.desk.ready());
  expect((await desk.post(sampleFields())).status).toBe(201);
  await desk.close();
  await postgres.remove();
}, 60_000);

test('without a mail server enquiries wait in the store, and go out when there is one', async () => {
  const without = await startDesk({ settings: { dataDir, notifyUnverified: true } });
  const answer = await without.post(sampleFields());
  const { id } = await answer.json();
  await without.close();

  const mail = await startMailServer();
  const settings = {
    dataDir,
    smtpUrl: mail.url,
    enquiryTo: 'desk@straitworks.example',
    enquiryFrom: 'site@straitworks.example',
  };
  const desk = await startDesk({ settings });
  await until('mailed', async () => (await listJson({ DATA_DIR: dataDir }))[0]?.mailedAt !== null);
  expect(mail.received.map(({ messageId }) => messageId)).toEqual([`<enquiry.${id}@straitworks.example>`]);
  expect(mail.received[0]?.to).toMatchObject([{ address: 'desk@straitworks.example' }]);
  await desk.close();
  await mail.stop();
});

test('an unverified enquiry is mailed on request only, and says what it is', async () => {
  const mail = await startMailServer();
  const settings = {
    dataDir,
    smtpUrl: mail.url,
    enquiryTo: 'desk@straitworks.example',
    enquiryFrom: 'site@straitworks.example',
  };
  const desk = await startDesk({ settings });
  expect((await desk.post(sampleFields({ name: 'Unverified' }))).status).toBe(201);
  const [{ id = '' } = {}] = await listJson({ DATA_DIR: dataDir });
  expect(mail.received).toEqual([]);
  await runEnquiries(['mail', id], { DATA_DIR: dataDir });
  await until('mailed on request', () => mail.received.length === 1, 8000);
  expect(mail.received[0]?.subject).toMatch(/^\[unverified\]/);
  await desk.close();
  await mail.stop();
}, 15_000);

test('closing brings the counts to the store', async () => {
  const desk = await startDesk({ settings: { dataDir } });
  await desk.post(sampleFields({ email: 'nope' }));
  await desk.close();
  expect((await runEnquiries(['refused'], { DATA_DIR: dataDir })).stdout).toMatch(/1 {2}invalid-fields/);
});
