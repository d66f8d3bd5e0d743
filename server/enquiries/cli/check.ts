/** `check`: whether enquiries get through to people, tried for real, and what needs a person. */
import { randomUUID } from 'node:crypto';
import { accessSync, constants } from 'node:fs';
import { z } from 'zod';
import { codeOf, messageOf, OperatorNeeded } from '../../errors.ts';
import { carriersOf, recipientsOf } from '../deliver/carriers.ts';
import { asListed } from '../deliver/display.ts';
import { sentInTheClear } from '../deliver/in-the-clear.ts';
import { jsonLine } from '../deliver/plain-text.ts';
import { mailSettingsOf, openTransport, sendToEach } from '../deliver/smtp.ts';
import { postSigned } from '../deliver/webhook.ts';
import { alertNames, findAlerts } from '../operate/alerts.ts';
import { backupFolder } from '../operate/copies.ts';
import { emptyEnquiry } from '../store/fields.ts';
import { proveStore } from '../store/proof.ts';
import { leftStore } from '../store/store.ts';
import { checkLimits } from '../time-limits.ts';
import type { CommandContext } from './command.ts';

/** Throws if something is wrong, and says what. Otherwise returns what is well. */
type Check = (context: CommandContext) => Promise<string>;

export async function check(context: CommandContext): Promise<void> {
  const { print, values, settings } = context;
  const faults: string[] = [];
  const say = async (name: string, fault: string | null, well = '') => {
    if (fault !== null) faults.push(name);
    const text = fault ?? well;
    await print(`${fault === null ? 'ok  ' : 'FAIL'}  ${name}${text ? `: ${text}` : ''}`);
  };
  const run = async (name: string, one: Check) => {
    try {
      await say(name, null, await one(context));
    } catch (error) {
      await say(name, messageOf(error));
    }
  };
  await run('mail', checkMail);
  if (values.send) await run('test mail', sendTestMail);
  await run('webhook', checkWebhook);
  if (settings.RECAPTCHA_SECRET) await run('captcha', checkCaptcha);
  await run('backup folder', checkBackupFolder);
  const alerts = await findAlertsNow(context);
  for (const name of alertNames) await say(name, alerts.find((alert) => alert.name === name)?.text ?? null);
  for (const warning of sentInTheClear(settings)) await print(`warn  ${warning}.`);
  const left = leftStore(settings);
  if (left)
    await print(`warn  ${left} isn't used any more, and nothing in it ends: once list shows all, remove it.`);
  if (faults.length > 0) throw new OperatorNeeded(`This needs a person: ${faults.join(', ')}.`);
}

async function findAlertsNow({ store, settings, site }: CommandContext) {
  const recipients = recipientsOf(carriersOf(settings, site));
  return await findAlerts({ store, settings, recipients, findStoreFault: proveStore(store) });
}

function mailOf({ settings, site }: CommandContext) {
  return mailSettingsOf(settings, site.siteUrl);
}

async function checkMail(context: CommandContext): Promise<string> {
  const mail = mailOf(context);
  if (!mail) return 'off, because SMTP_URL is not set';
  const { host } = new URL(mail.url);
  const transport = openTransport(mail, checkLimits);
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
  const mail = mailOf(context);
  if (!mail) throw new Error('SMTP_URL is not set.');
  const message = {
    from: mail.from,
    to: mail.to,
    subject: 'Test: enquiries reach you',
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: 'This mail was sent by: enquiries check --send\n',
  };
  const { faults } = await sendToEach(mail, message, { limits: checkLimits });
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
    signal: AbortSignal.timeout(checkLimits.answer),
    redirect: 'manual',
  }).catch((error: unknown) => {
    const what = `RECAPTCHA_VERIFY_URL can't be asked (${codeOf(error)})`;
    throw new Error(`${what}, so every enquiry counts as unverified`);
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
  await postSigned({ url, secret }, { id, body }, AbortSignal.timeout(checkLimits.answer));
  return 'the receiver took a test message';
}

/** A receiver knows it by the member `test`. Everything else is there, for those that check what they get. */
function testEnquiry(id: string, now: number): Parameters<typeof asListed>[0] {
  return {
    id,
    received_at: now,
    ...emptyEnquiry,
    ...{ name: 'Test', email: 'test@test.example', message: 'Sent by: enquiries check' },
    consent_version: '',
    consented_at: now,
    verified: 0,
    spam: 0,
    history: '',
    handled_at: null,
    deliveries: [],
  };
}

async function checkBackupFolder({ settings }: CommandContext): Promise<string> {
  const folder = backupFolder(settings.BACKUP_DIR);
  if (folder !== undefined) accessSync(folder, constants.R_OK | constants.W_OK);
  return folder ?? 'none';
}
