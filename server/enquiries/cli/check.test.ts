import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../../testing/enquiries/mail-server.ts';
import { runEnquiries } from '../../../testing/enquiries/run-command.ts';
import { insertEnquiry } from '../../../testing/enquiries/sample-enquiry.ts';
import { freePort } from '../../../testing/free-port.ts';
import { startReceiver } from '../../../testing/server/receiver.ts';
import { temporaryFolder } from '../../../testing/temporary.ts';
import { openStore } from '../store/store.ts';

const day = 24 * 60 * 60 * 1000;

async function startEverything() {
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  const hook = await startReceiver((response) => response.writeHead(204).end());
  const dataDir = temporaryFolder();
  const store = openStore({ dataDir });
  await insertEnquiry(store, { received_at: Date.now() });
  onTestFinished(() => store.close());
  const environment = {
    DATA_DIR: dataDir,
    BACKUP_DIR: dataDir,
    SMTP_URL: mail.url,
    ENQUIRY_TO: 'desk@straitworks.example',
    ENQUIRY_FROM: 'site@straitworks.example',
    ENQUIRY_WEBHOOK_URL: hook.url,
    ENQUIRY_WEBHOOK_SECRET: 'a text of 24 characters.',
  };
  return { mail, hook, store, environment };
}

test('check tries everything and says so, with a test message for the webhook and with --send a test mail', async () => {
  const { mail, hook, environment } = await startEverything();
  const { code, stdout } = await runEnquiries(['check'], environment);
  expect([code, stdout.match(/^ok/gm)?.length, stdout.match(/^FAIL/gm)]).toEqual([0, 7, null]);
  expect(hook.received.map(({ body }) => JSON.parse(body))).toMatchObject([{ test: true, name: 'Test' }]);
  expect(mail.received).toEqual([]);
  expect(await runEnquiries(['check', '--send'], environment)).toMatchObject({ code: 0 });
  expect(mail.received.map(({ subject }) => subject)).toEqual(['Test: enquiries reach you']);
});

test('check ends with 1 and says what is wrong: mail server, webhook, backup folder, a queue that waits', async () => {
  const { mail, store, environment } = await startEverything();
  mail.misbehaves = { greeting: '554 5.7.1 Blocklisted' };
  const since = Date.now() - day;
  await insertEnquiry(store, { id: 'waiting', received_at: since });
  const hold = { channel: 'mail', since, next_try_at: since, fault: 'EPROTOCOL 554 5.7.1' } as const;
  await store.use((db) => db.insertInto('channel_hold').values(hold).execute());
  const { code, stdout, stderr } = await runEnquiries(['check'], {
    ...environment,
    ENQUIRY_WEBHOOK_URL: `http://127.0.0.1:${await freePort()}`,
    BACKUP_DIR: `${environment.DATA_DIR}/missing`,
  });
  expect([code, stdout.match(/^FAIL {2}[a-z ]+:/gm)]).toEqual([
    1,
    ['FAIL  mail:', 'FAIL  webhook:', 'FAIL  backups:', 'FAIL  mail queue:'],
  ]);
  expect(stdout).toMatch(/waited 24 hours, because nothing gets through since .*: EPROTOCOL 554 5\.7\.1/);
  expect(stderr).toContain('4 of 7 checks failed.');
});
