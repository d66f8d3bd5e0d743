/** Stores that version 1.0.0 wrote: opened for ever, whatever has changed since. */
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../../testing/enquiries/mail-server.ts';
import { onBothDatabases } from '../../../testing/enquiries/on-both-databases.ts';
import { query } from '../../../testing/enquiries/postgres.ts';
import { runEnquiries } from '../../../testing/enquiries/run-command.ts';
import { startService } from '../../../testing/enquiries/start-service.ts';
import { claimDue } from '../deliver/queue.ts';

const released = (name: string) =>
  join(import.meta.dirname, '../../../testing/enquiries/released-1.0.0', name);

onBothDatabases((tested) => {
  const run = async (...args: string[]) => {
    const { code, stdout, stderr } = await runEnquiries(args, tested.environment);
    if (code !== 0) throw new Error(stderr);
    return stdout;
  };
  /** In the order of their names. */
  const states = async () =>
    (await tested.all())
      .map(({ name, spam, verified, handled_at, deliveries }) =>
        [
          `${name}:`,
          ...[verified && 'verified', spam && 'spam', handled_at && 'handled'].filter(Boolean),
          ...deliveries.map(({ recipient, status }) => `${recipient.split('@')[0]} ${status}`),
        ].join(' '),
      )
      .sort();

  /** As 1.0.0 left it when its process was killed while it sent a mail. */
  beforeEach(async () => {
    const { DATA_DIR, DATABASE_URL } = await tested.replace();
    if (DATABASE_URL) await query(DATABASE_URL, readFileSync(released('enquiries.sql'), 'utf8'));
    else copyFileSync(released('enquiries.sqlite'), join(DATA_DIR, 'enquiries.sqlite'));
  });

  /** As the server's start does. */
  const migrateTables = () => tested.all();

  test('is left alone until a server starts, and then migrated with all that was in it', async () => {
    await expect(run('list')).rejects.toThrow(
      /made by an earlier version and lacks 002.*Start the server first/,
    );
    await migrateTables();
    expect(await states()).toEqual([
      'Cut off: desk sending',
      'Failed for one: desk sent old failed',
      'Handled: handled desk sent',
      'Held:',
      'Postponed: desk due',
      '陳美玲 Sent: verified desk sent',
    ]);
    expect((await run('show', await idOf('陳美玲 Sent'))).split('\n')).toEqual(
      expect.arrayContaining([
        '| Email: Mei.Ling@visitor.example',
        '| Twelve weeks',
        '| 20 Nov 2026, 18:05 /contact-us',
      ]),
    );
    expect(await run('list')).toContain('retrying: EMESSAGE 452 4.2.2');
    expect(await run('log')).toMatch(/backup +5 [\s\S]*erase +1 [\s\S]*export +6 /);
  });

  const idOf = async (name: string) => (await tested.all()).find((one) => one.name === name)?.id ?? '';

  test('what waited or was cut off is mailed by this version, once, and nothing else', async () => {
    await migrateTables();
    const mail = await startMailServer();
    onTestFinished(mail.stop);
    const settings = { ...tested.settings, ...mail.settings, RETENTION_DAYS: 36_500 };
    const ENQUIRY_TO = 'desk@harbour-light.example';
    await using _service = await startService({ settings: { ...settings, ENQUIRY_TO } });
    const names = () => mail.received.flatMap(({ replyTo }) => replyTo?.[0]?.name ?? []).sort();
    await expect.poll(names).toEqual(['Cut off', 'Postponed']);
    await expect
      .poll(async () => (await states()).filter((state) => state.endsWith('desk sent')))
      .toHaveLength(4);
    expect(names()).toEqual(['Cut off', 'Postponed']);
    // What it held nobody was told of, until someone says so.
    expect(await run('list', '--open')).toMatch(/nobody was told +Held </);
    const environment = { ...tested.environment, ...mail.settings, ENQUIRY_TO };
    expect((await runEnquiries(['mail', '--waiting'], environment)).code).toBe(0);
    await expect.poll(names).toEqual(['Cut off', 'Held', 'Postponed']);
  });

  test('what the previous release still writes is delivered, and what this one writes it can read', async () => {
    await migrateTables();
    await tested.store.run(async (db) => {
      // As it claims a row, and as it holds one.
      await sql`update delivery set status = 'sending', claim = 'other', next_at = 0 where status = 'due'`.execute(
        db,
      );
      await sql`insert into enquiry (id, received_at, verified, held, words, consent_version, consented_at,
        name, email, company, phone, topic, message, plan, history)
        values ('new', 1, 0, 1, 'w', '1', 1, 'Held later', 'a@b.example', '', '', '', 'Hello', '', '')`.execute(
        db,
      );
    });
    const due = await claimDue(tested.store, 'desk@harbour-light.example', Date.now());
    expect(due).toMatchObject({ attempts: expect.any(Number) });
    expect((await tested.all({ in: ['waiting'] })).map(({ name }) => name)).toContain('Held later');
    await tested.acceptedId(tested.incoming({ captchaHash: null, honeypot: true }));
    const { rows } = await tested.store.run((db) =>
      sql`select id from enquiry where held = 1 and spam = 1`.execute(db),
    );
    expect(rows).toHaveLength(1);
  });
});
