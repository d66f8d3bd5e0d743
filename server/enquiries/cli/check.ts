/** `check`: whether enquiries get through to people, tried for real: store, mail server, webhook, backups, queues. */
import { randomUUID } from 'node:crypto';
import { accessSync, constants } from 'node:fs';
import { messageOf, OperatorNeeded } from '../../errors.ts';
import { copiesAhead, newestCopyAge } from '../backup/copies.ts';
import { findLeftovers } from '../backup/leftovers.ts';
import type { AttemptOutcome } from '../delivery/attempt.ts';
import { underWaySince } from '../delivery/limits.ts';
import { tryNow } from '../delivery/queue.ts';
import { addressesIn, mailSettingsOf, openTransport, sendMail } from '../delivery/smtp.ts';
import { postSigned } from '../delivery/webhook.ts';
import { asListed, jsonLine } from '../display.ts';
import { almostFull, heldShare } from '../held.ts';
import { longestQueueMs } from '../housekeeping.ts';
import { sentInTheClear } from '../in-the-clear.ts';
import { readinessCheck } from '../monitoring.ts';
import { officeTime } from '../office-time.ts';
import { checkClock } from '../retention.ts';
import { readStats } from '../stats.ts';
import type { Channel } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { builtSite, type CommandContext } from './command.ts';

/** Throws if something is wrong, and says what. Otherwise returns what is well. */
type Check = (context: CommandContext) => Promise<string>;

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** One is made every night, so one was missed. */
const oldestCopyMs = 2 * dayMs;

/** An operator waits for the answer. */
const limits = { handOverMs: 30_000, answerMs: 60_000 };

export async function check(context: CommandContext): Promise<void> {
  const { print, values } = context;
  const checks: Record<string, Check> = {
    store: checkStore,
    clock: checkTime,
    mail: checkMail,
    ...(values.send && { 'test mail': sendTestMail }),
    webhook: checkWebhook,
    backups: checkBackups,
    restores: checkRestores,
    'mail queue': (given) => checkQueue(given, 'mail'),
    'webhook queue': (given) => checkQueue(given, 'webhook'),
    'held enquiries': checkHeld,
  };
  let faults = 0;
  for (const [name, run] of Object.entries(checks)) {
    try {
      print(`ok    ${name}: ${await run(context)}`);
    } catch (error) {
      faults += 1;
      print(`FAIL  ${name}: ${messageOf(error)}`);
    }
  }
  for (const warning of sentInTheClear(context.settings)) print(`warn  ${warning}.`);
  if (faults > 0) throw new OperatorNeeded(`${faults} of ${Object.keys(checks).length} checks failed.`);
}

async function checkStore({ store }: CommandContext): Promise<string> {
  const fault = await readinessCheck(store)();
  if (fault) throw fault;
  return 'it takes enquiries';
}

/** A clock that's ahead can't be told from one that's right, but what was stored or built later than now can. */
async function checkTime({ store, now }: CommandContext): Promise<string> {
  const { builtAt, office } = await builtSite();
  if (builtAt) checkClock(now, Date.parse(builtAt));
  const newest = await store.use((db) =>
    db
      .selectFrom('enquiry')
      .select(['id', 'received_at'])
      .where('handled_at', 'is', null)
      .orderBy('received_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
  if (newest && newest.received_at > now + hourMs) {
    const [says, at] = [officeTime(now, office), officeTime(newest.received_at, office)];
    throw new Error(
      `the clock says ${says}, but an enquiry came in at ${at}. Set the clock, or if it is right, answer that one and ` +
        `say so: mark ${newest.id} handled`,
    );
  }
  return "it is not behind the site's build, nor behind what is stored";
}

async function checkMail({ settings, store, now }: CommandContext): Promise<string> {
  const mail = mailSettingsOf(settings);
  if (!mail) return 'off, because SMTP_URL is not set';
  const { host } = new URL(mail.smtpUrl);
  await openTransport(mail.smtpUrl, limits)
    .verify()
    .catch((error: unknown) => {
      if (!messageOf(error).includes('wrong version number')) throw error;
      throw new Error(
        `${host} does not begin with TLS there. Use smtp:// for a port that begins with STARTTLS, such as 587, and ` +
          'smtps:// for 465.',
      );
    });
  await tryAgain(store, 'mail', now);
  return `${host} takes our connection and login`;
}

async function sendTestMail({ settings }: CommandContext): Promise<string> {
  const mail = mailSettingsOf(settings);
  if (!mail) throw new Error('SMTP_URL is not set.');
  const outcome = await sendMail(mail, {
    mail: {
      from: mail.from,
      to: mail.to,
      subject: 'Test: enquiries reach you',
      headers: { 'Auto-Submitted': 'auto-generated' },
      text: 'This mail was sent by: enquiries check --send\n',
    },
    recipients: addressesIn(mail.to),
    isEveryone: true,
    signal: new AbortController().signal,
    limits,
  });
  return resultOf(outcome, `${mail.to} has it, as far as the mail server says`);
}

async function checkWebhook({ settings, store, now }: CommandContext): Promise<string> {
  const { enquiryWebhookUrl: url, enquiryWebhookSecret: secret } = settings;
  if (!url || !secret) return 'off, because ENQUIRY_WEBHOOK_URL is not set';
  const id = `test-${randomUUID()}`;
  const outcome = await postSigned(
    { url, secret, limits },
    { id, body: jsonLine({ ...asListed(testEnquiry(id, now)), test: true }) },
    new AbortController().signal,
  );
  const result = resultOf(outcome, 'the receiver took a test message');
  await tryAgain(store, 'webhook', now);
  return result;
}

/** A receiver knows it by the member `test`. Everything else is there, for those that check what they get. */
function testEnquiry(id: string, now: number): Parameters<typeof asListed>[0] {
  const words = { name: 'Test', email: 'test@test.example', message: 'Sent by: enquiries check' };
  return {
    ...{ ...words, company: '', phone: '', topic: '', plan: '', history: '' },
    ...{ id, received_at: now, consent_version: '', consented_at: now, verified: 0 },
    ...{ quarantine: null, handled_at: null, acceptances: [] },
    ...{ mail_state: 'off', mail_attempts: 0, mail_error: null, mailed_at: null },
    ...{ mail_lease_until: null, webhook_lease_until: null },
    ...{ webhook_state: 'off', webhook_error: null, webhook_sent_at: null },
  };
}

function resultOf(outcome: AttemptOutcome, success: string): string {
  if (outcome.result === 'sent') return success;
  throw new Error('fault' in outcome ? outcome.fault : outcome.result);
}

/** What waits for a channel that was held goes at once, now that it works. A store that's away has its own line. */
async function tryAgain(store: Store, channel: Channel, now: number): Promise<void> {
  await store.use((db) => tryNow(db, channel, now)).catch(() => undefined);
}

async function checkBackups({ settings: { backupDir }, now }: CommandContext): Promise<string> {
  if (!backupDir) return 'BACKUP_DIR is not set';
  accessSync(backupDir, constants.R_OK | constants.W_OK);
  const ageMs = newestCopyAge(backupDir, now);
  const ahead = copiesAhead(backupDir, now);
  const remedy = 'Set the clock, or if it is right, remove what was made while it was ahead';
  if (ahead.length > 0)
    throw new Error(`${ahead.join(', ')} in ${backupDir}: of a later time than now. ${remedy}`);
  if (ageMs === Number.POSITIVE_INFINITY) return `${backupDir} can be written, and has no copy yet`;
  if (ageMs > oldestCopyMs) {
    throw new Error(
      `the newest copy in ${backupDir} is ${Math.floor(ageMs / dayMs)} days old. Run backup, and see why none is made ` +
        'every night, or whether the clock is right',
    );
  }
  return `the newest copy in ${backupDir} is ${Math.max(0, Math.floor(ageMs / hourMs))} hours old`;
}

/** A store that was replaced is kept for as long as a copy, because it has people who were erased since. */
async function checkRestores({ store, settings, now }: CommandContext): Promise<string> {
  const left = await findLeftovers(store, settings);
  const unfinished = left.filter(({ keptSince }) => keptSince === null);
  if (unfinished.length > 0) {
    const removal = unfinished.map(({ remove }) => remove).join(' ');
    throw new Error(
      `one was interrupted, and left enquiries that no purge reaches. Run it again, or remove them: ${removal}`,
    );
  }
  const { backupDays } = settings;
  const old = left.filter(({ keptSince }) => keptSince !== null && keptSince < now - backupDays * dayMs);
  if (old.length > 0) {
    const removal = old.map(({ remove }) => remove).join(' ');
    throw new Error(
      `a store that was replaced has been kept for more than ${backupDays} days. Remove it: ${removal}`,
    );
  }
  if (left.length === 0) return 'none has left a store that is still kept';
  return `kept from before a restore: ${left.map(({ name }) => name).join(', ')}`;
}

async function checkQueue({ store, settings, now }: CommandContext, channel: Channel): Promise<string> {
  const { waitedMs, failed, hold } = (await readStats(store, settings.retentionDays, now))[channel];
  const { office } = await builtSite();
  const why = hold
    ? `, because nothing gets through since ${officeTime(hold.since, office)}: ${hold.fault}`
    : '';
  if (waitedMs > longestQueueMs) {
    throw new Error(`the oldest enquiry has waited ${Math.floor(waitedMs / hourMs)} hours${why}`);
  }
  if (hold) throw new Error(`enquiries wait${why}`);
  const since = underWaySince(channel, await firstLease(store, channel, now), now);
  const underWay = since === null ? '' : `; an attempt has been under way since ${officeTime(since, office)}`;
  return `nothing has waited for more than an hour; ${failed} failed${underWay}`;
}

async function firstLease(store: Store, channel: Channel, now: number): Promise<number | null> {
  const row = await store.use((db) =>
    db
      .selectFrom('delivery')
      .select('lease_until')
      .where('channel', '=', channel)
      .where('state', '=', 'due')
      .where('lease_until', '>', now)
      .orderBy('lease_until')
      .limit(1)
      .executeTakeFirst(),
  );
  return row?.lease_until ?? null;
}

async function checkHeld({ store, settings, now }: CommandContext): Promise<string> {
  const { stored, held } = await readStats(store, settings.retentionDays, now);
  const share = heldShare(stored, settings);
  const full = `${Math.floor(100 * share)} % of LIMIT_HELD or LIMIT_HELD_MB`;
  if (share >= almostFull) throw new Error(`${stored.count} are held, which is ${full}`);
  return `${held} wait for someone to look at them; ${full}`;
}
