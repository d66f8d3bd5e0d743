import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
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
  // Nobody asks this one: only its address is looked at.
  const clear = { RECAPTCHA_VERIFY_URL: 'http://captcha.example/verify' };
  const { code, stdout } = await runEnquiries(['check'], { ...environment, ...clear });
  expect([code, stdout.match(/^ok/gm)?.length, stdout.match(/^FAIL/gm)]).toEqual([0, 9, null]);
  expect(stdout.match(/^warn .*/gm)).toEqual([
    'warn  RECAPTCHA_VERIFY_URL begins with http:// and leads to another machine, so others can read what is sent there. Use https://.',
  ]);
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
  expect(stderr).toContain('4 of 9 checks failed.');
});

test('check fails if the newest copy is days old, mail is held, the clock is behind, or smtps:// is the wrong way in', async () => {
  const { store, environment } = await startEverything();
  const now = Date.now();
  await insertEnquiry(store, { id: 'waiting', received_at: now });
  await insertEnquiry(
    store,
    { id: 'later', received_at: now + 2 * 60 * 60 * 1000 },
    { mail: { state: 'sent' } },
  );
  const hold = { channel: 'mail', since: now, next_try_at: now, fault: 'EAUTH 535' } as const;
  await store.use((db) => db.insertInto('channel_hold').values(hold).execute());
  const stamp = new Date(now - 37.5 * day).toISOString().slice(0, 19).replaceAll(':', '');
  writeFileSync(`${environment.BACKUP_DIR}/enquiries-${stamp}Z.sqlite`, '');
  const smtps = environment.SMTP_URL.replace('smtp:', 'smtps:');
  const { code, stdout } = await runEnquiries(['check'], { ...environment, SMTP_URL: smtps });
  expect([code, stdout.match(/^FAIL.*$/gm)]).toEqual([
    1,
    [
      expect.stringMatching(/clock: the clock says .+, but an enquiry came in at /),
      expect.stringMatching(/mail: 127\.0\.0\.1:\d+ does not begin with TLS there\. Use smtp:\/\/ /),
      expect.stringMatching(/backups: the newest copy in .+ is 37 days old\. Run backup, /),
      expect.stringMatching(/mail queue: enquiries wait, because nothing gets through since .+: EAUTH 535$/),
    ],
  ]);
});

test('check says since when an attempt has been under way', async () => {
  const { store, environment } = await startEverything();
  const lease_until = Date.now() + 60_000;
  await insertEnquiry(store, { id: 'hangs', received_at: Date.now() }, { mail: { lease_until } });
  const { stdout } = await runEnquiries(['check'], environment);
  expect(stdout).toMatch(/^ok {4}mail queue: .*; an attempt has been under way since .+$/m);
});

test('check names copies and enquiries of a clock that was ahead, and says how to end that', async () => {
  const { store, environment } = await startEverything();
  const ahead = 'enquiries-2099-01-01T023000Z.sqlite';
  writeFileSync(`${environment.BACKUP_DIR}/${ahead}`, '');
  await insertEnquiry(store, { id: 'later', received_at: Date.now() + day }, { mail: { state: 'sent' } });
  const faults = async () => (await runEnquiries(['check'], environment)).stdout.match(/^FAIL.*$/gm);
  expect(await faults()).toEqual([
    expect.stringMatching(/clock: .+ or if it is right, answer that one and say so: mark later handled$/),
    expect.stringMatching(new RegExp(`backups: ${ahead} .+ or if it is right, remove what was made `)),
  ]);
  await runEnquiries(['mark', 'later', 'handled'], environment);
  rmSync(`${environment.BACKUP_DIR}/${ahead}`);
  expect(await faults()).toBeNull();
});

test('check and erase name what restores have left, with the command that removes it', async () => {
  const { environment } = await startEverything();
  const settings = { ...environment, BACKUP_DIR: temporaryFolder() };
  const put = (age: number) => {
    const stamp = new Date(Date.now() - age * day).toISOString().slice(0, 19).replaceAll(':', '');
    const name = `${environment.DATA_DIR}/enquiries-${stamp}Z-before-restore.sqlite`;
    writeFileSync(name, '');
    return name;
  };
  const line = async () =>
    (await runEnquiries(['check'], settings)).stdout.match(/^.{4} {2}restores: .*$/m)?.[0];
  expect(await line()).toBe('ok    restores: none has left a store that is still kept');
  const recent = put(29);
  expect(await line()).toBe(`ok    restores: kept from before a restore: ${recent}`);
  expect((await runEnquiries(['erase', 'mei@visitor.example'], settings)).stdout).toContain(
    `${recent}, which a restore has left, can still have them. To remove it: rm '${recent}'*\n`,
  );
  const old = put(31);
  expect(await line()).toMatch(/^FAIL .* more than 30 days\. Remove it: /);
  expect(await line()).toContain(`Remove it: rm '${old}'*`);
  const folder = `${environment.DATA_DIR}/restore-a1B2c3`;
  mkdirSync(folder);
  expect(await line()).toMatch(/^FAIL .* one was interrupted, .* or remove them: rm -r /);
});
