/** Once a day, a mail that lists what nobody was notified of: by ids, never with what a visitor wrote. */
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { DeliveryState } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { smtpLimits } from './limits.ts';
import { namedSender } from './mail.ts';
import { addressesIn, type MailSettings, sendMail } from './smtp.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Longer than sending can take, so that no other instance begins. */
const leaseMs = smtpLimits.handOverMs + smtpLimits.answerMs + 60_000;

/** A mail stays readable, and `list` shows the rest. */
const mostIds = 50;

export type Notify = (signal: AbortSignal) => Promise<void>;

export function dailyNotice(store: Store, log: Logger, mail: MailSettings & { siteName: string }): Notify {
  return async (signal) => {
    const now = Date.now();
    if (!(await claimNotice(store, now))) return;
    const text = await noticeText(store);
    if (text === null) return await setNext(store, now + hourMs);
    const recipients = addressesIn(mail.to);
    const outcome = await sendMail(mail, {
      mail: {
        from: namedSender(mail.from, mail.siteName),
        to: mail.to,
        subject: 'Enquiries waiting for you',
        headers: { 'Auto-Submitted': 'auto-generated' },
        text,
      },
      recipients,
      isEveryone: true,
      signal,
    });
    // Recipients who have it don't need it again because another one failed.
    const isTold =
      outcome.result === 'sent' || (outcome.result === 'postponed' && outcome.accepted.length > 0);
    if (isTold) log.info('daily notice sent');
    else
      log.warn({ fault: 'fault' in outcome ? outcome.fault : outcome.result }, 'daily notice not sent yet');
    await setNext(store, now + (isTold ? dayMs : hourMs));
  };
}

/** One instance gets it. A time too far ahead was written with a wrong clock. */
async function claimNotice(store: Store, now: number): Promise<boolean> {
  const { rows } = await store.use((db) =>
    sql`
      insert into job (name, due_at) values ('notice', ${now + leaseMs})
      on conflict (name) do update set due_at = excluded.due_at
      where job.due_at not between ${now + 1} and ${now + 2 * dayMs}
      returning name`.execute(db),
  );
  return rows.length > 0;
}

async function setNext(store: Store, due_at: number): Promise<void> {
  await store.use((db) => db.updateTable('job').set({ due_at }).where('name', '=', 'notice').execute());
}

const groups = {
  held: { channel: 'mail', state: 'held', title: 'held without notifying anyone' },
  mail: { channel: 'mail', state: 'failed', title: 'could not be mailed to everyone' },
  webhook: { channel: 'webhook', state: 'failed', title: 'could not be posted to the webhook' },
} as const;

/** Null if there's nothing to tell. */
async function noticeText(store: Store): Promise<string | null> {
  const paragraphs: string[] = [];
  for (const { channel, state, title } of Object.values(groups)) {
    const ids = await idsOf(store, channel, state);
    if (ids.length === 0) continue;
    const more = ids.length > mostIds ? [`and ${ids.length - mostIds} more`] : [];
    paragraphs.push([`${ids.length} ${title}:`, ...ids.slice(0, mostIds), ...more].join('\n'));
  }
  if (paragraphs.length === 0) return null;
  const advice = [
    'Read one with: enquiries show ID',
    'Send it on with: enquiries mail ID, or enquiries post ID',
    'Take it off this list with: enquiries mark ID handled',
  ];
  return [...paragraphs, advice.join('\n'), ''].join('\n\n');
}

async function idsOf(store: Store, channel: 'mail' | 'webhook', state: DeliveryState): Promise<string[]> {
  const rows = await store.use((db) =>
    db
      .selectFrom('delivery')
      .innerJoin('enquiry', 'enquiry.id', 'delivery.enquiry_id')
      .select('enquiry.id')
      .where('channel', '=', channel)
      .where('state', '=', state)
      .where('handled_at', 'is', null)
      .where('quarantine', 'is', null)
      .orderBy('enquiry.id')
      .execute(),
  );
  return rows.map(({ id }) => id);
}
