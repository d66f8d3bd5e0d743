/** A mail a day, if something needs a person. */
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { type MailSettings, sendNotice } from '../deliver/smtp.ts';
import type { Store } from '../store/store.ts';
import { countEnquiries, groups } from '../store/stored-enquiries.ts';
import { dayMs } from '../time-limits.ts';
import type { Alert } from './alerts.ts';

type DailyMailOptions = {
  store: Store;
  log: Logger;
  mail: MailSettings;
  alerts: () => Promise<readonly Alert[]>;
};

export function dailyMail({ store, log, mail, alerts }: DailyMailOptions) {
  return async (now: number, stop: AbortSignal): Promise<void> => {
    const needed = await alerts();
    // Spam alone is nothing to tell.
    if (needed.length === 0) return;
    const text = await textOf(store, needed);
    if (!(await claimDay(store, now))) return;
    const notice = { subject: 'Enquiries: something needs you', text };
    const { faults, isSent } = await sendNotice(mail, notice, { stop });
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

async function textOf(store: Store, needed: readonly Alert[]): Promise<string> {
  const spam = await store.run((db) => countEnquiries(db, groups.spam));
  const paragraphs = [
    ['This needs a person:', ...needed.map(({ name, text }) => `${name}: ${text}`)].join('\n'),
    ...(spam > 0 ? [`${spam} look like spam, and were sent to nobody: enquiries list --spam`] : []),
    'Commands begin with enquiries, such as: enquiries list --open. Try everything with: enquiries check',
  ];
  return `${paragraphs.join('\n\n')}\n`;
}
