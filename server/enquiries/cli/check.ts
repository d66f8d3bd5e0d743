/** `check`: whether enquiries get through to people, tried for real: store, mail server, webhook, captcha, backups, what waits. */
import { randomUUID } from 'node:crypto';
import { accessSync, constants } from 'node:fs';
import { z } from 'zod';
import { messageOf, OperatorNeeded } from '../../errors.ts';
import { backupsFault } from '../backup/copies.ts';
import { makeDueNow } from '../deliveries.ts';
import { asListed, jsonLine } from '../display.ts';
import { sentInTheClear } from '../in-the-clear.ts';
import { officeTime } from '../office-time.ts';
import { readOverview } from '../overview.ts';
import { readinessCheck } from '../readiness.ts';
import { checkClock } from '../retention.ts';
import { mailSettingsOf, openTransport, sendToEach } from '../smtp.ts';
import { postSigned } from '../webhook.ts';
import { builtSite, type CommandContext } from './command.ts';

/** Throws if something is wrong, and says what. Otherwise returns what is well. */
type Check = (context: CommandContext) => Promise<string>;

const hourMs = 60 * 60 * 1000;

/** An operator waits for the answer. */
const limits = { connectMs: 30_000, answerMs: 60_000, attemptMs: 90_000 };

export async function check(context: CommandContext): Promise<void> {
  const { print, values, settings, store } = context;
  const ways: Record<string, Check> = {
    mail: checkMail,
    ...(values.send && { 'test mail': sendTestMail }),
    webhook: checkWebhook,
  };
  const checks: Record<string, Check> = {
    store: checkStore,
    clock: checkTime,
    ...ways,
    ...(settings.RECAPTCHA_SECRET && { captcha: checkCaptcha }),
    backups: checkBackups,
  };
  const faults: string[] = [];
  const run = async (name: string, one: Check) => {
    try {
      await print(`ok    ${name}: ${await one(context)}`);
    } catch (error) {
      faults.push(name);
      await print(`FAIL  ${name}: ${messageOf(error)}`);
    }
  };
  for (const [name, one] of Object.entries(checks)) await run(name, one);
  // What waits because of what was fixed needn't wait any longer.
  if (!faults.some((name) => name in ways)) await makeDueNow(store).catch(() => undefined);
  const waiting: Record<string, Check> = { deliveries: checkDeliveries, 'held enquiries': checkHeld };
  for (const [name, one] of Object.entries(waiting)) await run(name, one);
  for (const warning of sentInTheClear(settings)) await print(`warn  ${warning}.`);
  const all = Object.keys(checks).length + Object.keys(waiting).length;
  if (faults.length > 0) throw new OperatorNeeded(`${faults.length} of ${all} checks failed.`);
}

async function checkStore({ store }: CommandContext): Promise<string> {
  const fault = await readinessCheck(store)();
  if (fault) throw fault;
  // A disk that's full or read-only still reads well.
  await store.transaction((trx) => trx.deleteFrom('job').where('name', '=', 'check').execute());
  return 'it answers';
}

/** A clock that's ahead can't be told from one that's right, but what was stored or built later than now can. */
async function checkTime(context: CommandContext): Promise<string> {
  const { store, now } = context;
  const { builtAt, office } = await builtSite(context);
  if (builtAt) checkClock(now, Date.parse(builtAt));
  const newest = await store.run((db) =>
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

async function mailOf(context: CommandContext) {
  return mailSettingsOf(context.settings, (await builtSite(context)).siteUrl);
}

async function checkMail(context: CommandContext): Promise<string> {
  const mail = await mailOf(context);
  if (!mail) return 'off, because SMTP_URL is not set';
  const { host } = new URL(mail.url);
  const transport = openTransport(mail, limits);
  await transport
    .verify()
    .catch((error: unknown) => {
      if (!messageOf(error).includes('wrong version number')) throw error;
      throw new Error(
        `${host} does not begin with TLS there. Use smtp:// for a port that begins with STARTTLS, such as 587, and ` +
          'smtps:// for 465.',
      );
    })
    .finally(() => transport.close());
  return `${host} takes our connection and login`;
}

async function sendTestMail(context: CommandContext): Promise<string> {
  const mail = await mailOf(context);
  if (!mail) throw new Error('SMTP_URL is not set.');
  const message = {
    from: mail.from,
    to: mail.to,
    subject: 'Test: enquiries reach you',
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: 'This mail was sent by: enquiries check --send\n',
  };
  const { faults } = await sendToEach(mail, message, { limits });
  if (faults.length > 0) throw new Error(faults.join(', '));
  return `${mail.to} has it, as far as the mail server says`;
}

const captchaReply = z.object({ 'error-codes': z.array(z.string()).default([]) });

/** Its provider rejects an answer of ours either way, but names a secret that it doesn't know. */
async function checkCaptcha({ settings }: CommandContext): Promise<string> {
  const { RECAPTCHA_SECRET: secret = '', RECAPTCHA_VERIFY_URL: address } = settings;
  const body = new URLSearchParams({ secret, response: 'enquiries-check' });
  // A redirect isn't followed: the secret is for this address alone.
  const answer = await fetch(address, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(limits.answerMs),
    redirect: 'manual',
  });
  if (!answer.ok) throw new Error(`RECAPTCHA_VERIFY_URL answered HTTP ${answer.status}`);
  const codes = captchaReply.parse(await answer.json())['error-codes'];
  if (codes.some((code) => code.endsWith('input-secret')))
    throw new Error(`its provider doesn’t take RECAPTCHA_SECRET: correct it (${codes.join(', ')})`);
  return 'its provider knows the secret';
}

async function checkWebhook({ settings, now }: CommandContext): Promise<string> {
  const { ENQUIRY_WEBHOOK_URL: url, ENQUIRY_WEBHOOK_SECRET: secret } = settings;
  if (!url || !secret) return 'off, because ENQUIRY_WEBHOOK_URL is not set';
  const id = `test-${randomUUID()}`;
  const body = jsonLine({ ...asListed(testEnquiry(id, now)), test: true });
  await postSigned({ url, secret }, { id, body }, AbortSignal.timeout(limits.answerMs));
  return 'the receiver took a test message';
}

/** A receiver knows it by the member `test`. Everything else is there, for those that check what they get. */
function testEnquiry(id: string, now: number): Parameters<typeof asListed>[0] {
  const words = { name: 'Test', email: 'test@test.example', message: 'Sent by: enquiries check' };
  return {
    ...{ ...words, company: '', phone: '', topic: '', plan: '', history: '' },
    ...{ id, received_at: now, consent_version: '', consented_at: now },
    ...{ verified: 0, held: 0, handled_at: null, deliveries: [] },
  };
}

async function checkBackups({ settings: { BACKUP_DIR }, now }: CommandContext): Promise<string> {
  if (!BACKUP_DIR) return 'BACKUP_DIR is not set';
  accessSync(BACKUP_DIR, constants.R_OK | constants.W_OK);
  const fault = backupsFault(BACKUP_DIR, now);
  if (fault) throw new Error(`${fault} Run backup, and see why none is made every night.`);
  return `the newest copy in ${BACKUP_DIR} is less than two days old`;
}

async function checkDeliveries({ store, now }: CommandContext): Promise<string> {
  const { waiting, failed } = await readOverview(store, now);
  const said = `${waiting.length} wait for more than an hour, and ${failed.length} have failed`;
  if (waiting.length + failed.length > 0) throw new Error(`${said}: list --failed, mail --failed`);
  return said;
}

async function checkHeld({ store, settings, now }: CommandContext): Promise<string> {
  const { held } = await readOverview(store, now);
  const said = `${held.length} of at most ${settings.LIMIT_HELD} (LIMIT_HELD) wait for someone to look at them`;
  if (held.length >= settings.LIMIT_HELD) {
    throw new Error(`${said}, so visitors without a captcha answer are turned away: mark --held handled`);
  }
  return said;
}
