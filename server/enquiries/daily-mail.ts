/** Once a day, if there's anything to tell, one instance mails what nobody was told of: ids, never what a visitor wrote. */
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Alert } from './alerts.ts';
import { namedSender } from './mail.ts';
import { type Group, type Overview, readOverview } from './overview.ts';
import { type MailSettings, sendToEach } from './smtp.ts';
import type { Store } from './store/store.ts';

const dayMs = 24 * 60 * 60 * 1000;

type DailyMailOptions = {
  store: Store;
  log: Logger;
  mail: MailSettings;
  siteName: string;
  /** What needs a person. */
  alerts: () => Promise<readonly Alert[]>;
};

/** Mails it if it's due. */
export function dailyMail({ store, log, mail, siteName, alerts }: DailyMailOptions) {
  return async (now: number, stop: AbortSignal): Promise<void> => {
    const text = textOf(await alerts(), await readOverview(store, now));
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
    // Where some have it, the others wait for tomorrow's: a wrong address would bring everyone a mail every hour.
    else await store.run((db) => db.deleteFrom('job').where('name', '=', 'daily mail').execute());
  };
}

/** One instance gets it. A time too far ahead was written with a wrong clock. */
async function claimDay(store: Store, now: number): Promise<boolean> {
  const { rows } = await store.run((db) =>
    sql`
      insert into job (name, due_at) values ('daily mail', ${now + dayMs})
      on conflict (name) do update set due_at = excluded.due_at
      where job.due_at not between ${now + 1} and ${now + 2 * dayMs}
      returning name`.execute(db),
  );
  return rows.length > 0;
}

/** Null if there's nothing to tell. */
function textOf(alerts: readonly Alert[], { held, waiting, failed }: Overview): string | null {
  const groups: [group: Group, what: string][] = [
    [held, 'held, so that nobody was told of them'],
    [waiting, 'waiting for more than an hour to be sent on'],
    [failed, 'could not be sent to everyone'],
  ];
  const lists = groups
    .filter(([{ count }]) => count > 0)
    .map(([{ count, ids }, what]) => {
      const more = count > ids.length ? [`and ${count - ids.length} more`] : [];
      return [`${count} ${what}:`, ...ids, ...more].join('\n');
    });
  const needed = alerts.map(({ name, text }) => `${name}: ${text}`).join('\n');
  const paragraphs = [...(needed ? [`This needs a person:\n${needed}`] : []), ...lists];
  if (paragraphs.length === 0) return null;
  const advice = [
    'Read one with: enquiries show ID',
    'Send on what is held or has failed with: enquiries mail ID, mail --held, mail --failed',
    'Take it off this list with: enquiries mark ID handled, or mark --held handled',
    'Try everything with: enquiries check',
  ];
  return [...paragraphs, advice.join('\n'), ''].join('\n\n');
}
