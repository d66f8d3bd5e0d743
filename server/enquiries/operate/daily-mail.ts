/** A mail a day, if something needs a person: ids, never a visitor's words. */
import { type RawBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import { namedSender } from '../deliver/mail.ts';
import { type MailSettings, sendToEach } from '../deliver/smtp.ts';
import type { Database } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { countEnquiries, groups } from '../store/stored-enquiries.ts';
import { dayMs, hourMs } from '../time-limits.ts';
import type { Alert } from './alerts.ts';

const mostIds = 50;

type DailyMailOptions = {
  store: Store;
  log: Logger;
  mail: MailSettings;
  siteName: string;
  alerts: () => Promise<readonly Alert[]>;
};

export function dailyMail({ store, log, mail, siteName, alerts }: DailyMailOptions) {
  return async (now: number, stop: AbortSignal): Promise<void> => {
    const text = await textOf(store, await alerts(), now);
    if (text === null || !(await claimDay(store, now))) return;
    const message = {
      from: namedSender(mail.from, siteName),
      to: mail.to,
      subject: 'Enquiries waiting for you',
      headers: { 'Auto-Submitted': 'auto-generated' },
      text,
    };
    const { faults, isSent } = await sendToEach(mail, message, { stop });
    for (const fault of faults) log.warn({ fault }, 'daily mail not taken');
    if (isSent) log.info('daily mail sent');
    // If some got it, the others wait for tomorrow's: one wrong address would bring everyone a mail every hour.
    else await store.run((db) => db.deleteFrom('job').where('name', '=', 'daily mail').execute());
  };
}

/** Only one instance mails. */
async function claimDay(store: Store, now: number): Promise<boolean> {
  const { rows } = await store.run((db) =>
    sql`
      insert into job (name, due_at) values ('daily mail', ${now + dayMs})
      on conflict (name) do update set due_at = excluded.due_at where job.due_at <= ${now}
      returning name`.execute(db),
  );
  return rows.length > 0;
}

/** Null if there's nothing to say. Spam alone is nothing. */
async function textOf(store: Store, alerts: readonly Alert[], now: number): Promise<string | null> {
  const late = sql`received_at < ${now - hourMs} and ${groups.waiting}`;
  const { lists, spam } = await store.run(async (db) => ({
    lists: [
      await listOf(db, late, 'waiting for more than an hour to be sent on'),
      await listOf(db, groups.failed, 'could not be sent to everyone'),
    ],
    spam: await countEnquiries(db, groups.spam),
  }));
  const needed = alerts.map(({ name, text }) => `${name}: ${text}`).join('\n');
  const paragraphs = [...(needed ? [`This needs a person:\n${needed}`] : []), ...lists.filter(Boolean)];
  if (paragraphs.length === 0) return null;
  if (spam > 0) paragraphs.push(`${spam} look like spam, and were sent to nobody: enquiries list --spam`);
  const advice = [
    'Read one with: enquiries show ID',
    'Send on what waits or has failed with: enquiries mail --waiting, mail --failed, or mail ID',
    'Take one off this list with: enquiries mark ID handled',
    'Try everything with: enquiries check',
  ];
  return [...paragraphs, advice.join('\n'), ''].join('\n\n');
}

async function listOf(db: Database, condition: RawBuilder<unknown>, what: string): Promise<string> {
  const count = await countEnquiries(db, condition);
  if (count === 0) return '';
  const { rows } = await sql<{ id: string }>`
    select id from enquiry where ${condition} order by id limit ${mostIds}`.execute(db);
  const more = count > rows.length ? [`and ${count - rows.length} more`] : [];
  return [`${count} ${what}:`, ...rows.map(({ id }) => id), ...more].join('\n');
}
