/** Stores and an export that version 1.0.0 wrote: opened for ever, whatever has changed since. */
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../../testing/enquiries/mail-server.ts';
import { onBothDatabases } from '../../../testing/enquiries/on-both-databases.ts';
import { query } from '../../../testing/enquiries/postgres.ts';
import { runEnquiries } from '../../../testing/enquiries/run-command.ts';
import { startService } from '../../../testing/enquiries/start-service.ts';

const released = (name: string) =>
  join(import.meta.dirname, '../../../testing/enquiries/released-1.0.0', name);

onBothDatabases((bench) => {
  const run = async (...args: string[]) => {
    const { code, stdout, stderr } = await runEnquiries(args, bench.environment);
    if (code !== 0) throw new Error(stderr);
    return stdout;
  };
  /** In the order of their names. */
  const states = async () =>
    (await bench.all())
      .map(({ name, held, verified, handled_at, deliveries }) =>
        [
          `${name}:`,
          ...[verified && 'verified', held && 'held', handled_at && 'handled'].filter(Boolean),
          ...deliveries.map(({ recipient, status }) => `${recipient.split('@')[0]} ${status}`),
        ].join(' '),
      )
      .sort();

  /** As 1.0.0 left it when its process was killed while it sent a mail. */
  beforeEach(async () => {
    const { DATA_DIR, DATABASE_URL } = await bench.replace();
    if (DATABASE_URL) await query(DATABASE_URL, readFileSync(released('enquiries.sql'), 'utf8'));
    else copyFileSync(released('enquiries.sqlite'), join(DATA_DIR, 'enquiries.sqlite'));
  });

  test('is migrated, with all that was in it', async () => {
    await run('migrate');
    expect(await states()).toEqual([
      'Cut off: desk sending',
      'Failed for one: desk sent old failed',
      'Handled: handled desk sent',
      'Held: held',
      'Postponed: desk due',
      '陳美玲 Sent: verified desk sent',
    ]);
    expect((await run('show', await idOf('陳美玲 Sent'))).split('\n')).toEqual(
      expect.arrayContaining([
        'email     Mei.Ling@visitor.example',
        'Twelve weeks',
        '20 Nov 2026, 18:05 /contact-us',
      ]),
    );
    expect(await run('list')).toContain('retrying: EMESSAGE 452 4.2.2');
    expect(await run('log')).toMatch(/backup +5 [\s\S]*erase +1 [\s\S]*export +6 /);
  });

  const idOf = async (name: string) => (await bench.all()).find((one) => one.name === name)?.id ?? '';

  test('what waited or was cut off is mailed by this version, once, and nothing else', async () => {
    await run('migrate');
    const mail = await startMailServer();
    onTestFinished(mail.stop);
    const settings = { ...bench.settings, ...mail.settings, RETENTION_DAYS: 36_500 };
    await using _service = await startService({
      settings: { ...settings, ENQUIRY_TO: 'desk@harbour-light.example' },
    });
    const names = () => mail.received.flatMap(({ replyTo }) => replyTo?.[0]?.name ?? []).sort();
    await expect.poll(names).toEqual(['Cut off', 'Postponed']);
    await expect
      .poll(async () => (await states()).filter((state) => state.endsWith('desk sent')))
      .toHaveLength(4);
    expect(names()).toEqual(['Cut off', 'Postponed']);
  });

  test('its export is imported: what was due comes in held, and nothing comes twice', async () => {
    await bench.replace();
    await run('migrate');
    expect(await run('import', released('export.jsonl'))).toMatch(/Added 6 enquiries\. 0 were there already/);
    expect(await states()).toEqual([
      'Cut off: held',
      'Failed for one: desk sent old failed',
      'Handled: handled desk sent',
      'Held: held',
      'Postponed: held',
      '陳美玲 Sent: verified desk sent',
    ]);
    expect(await run('import', released('export.jsonl'))).toContain('Added 0 enquiries. 6 were there');
  });
});
