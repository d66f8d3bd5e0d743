/** `check`: tries everything that brings enquiries to people, and says what needs a person. */
import { randomUUID } from 'node:crypto';
import type { Settings } from '../../../contract/settings/read-settings.ts';
import { messageOf, OperatorNeeded } from '../../errors.ts';
import { carriersOf, recipientsOf } from '../deliver/carriers.ts';
import type { asListed } from '../deliver/display.ts';
import { jsonLine } from '../deliver/plain-text.ts';
import { type MailSettings, mailSettingsOf, openTransport, sendNotice } from '../deliver/smtp.ts';
import { postSigned } from '../deliver/webhook.ts';
import { findAlerts } from '../operate/alerts.ts';
import { emptyEnquiry } from '../store/fields.ts';
import { proveStore } from '../store/proof.ts';
import { checkLimits } from '../time-limits.ts';
import type { CommandContext } from './command.ts';

export async function check(context: CommandContext): Promise<void> {
  const { store, settings, site, values, now, print } = context;
  const faults: string[] = [];
  const fail = async (name: string, fault: string) => {
    faults.push(name);
    await print(`FAIL  ${name}: ${fault}`);
  };
  /** What's tried throws if something is wrong, and otherwise says what works. */
  const tryOut = async (name: string, work: () => Promise<string>) => {
    try {
      await print(`ok    ${name}: ${await work()}`);
    } catch (error) {
      await fail(name, messageOf(error));
    }
  };
  const mail = mailSettingsOf(settings, site.siteUrl);
  await tryOut('mail', () => checkMail(mail));
  if (values.send) await tryOut('test mail', () => sendTestMail(mail));
  await tryOut('webhook', () => checkWebhook(settings, now));
  const recipients = recipientsOf(carriersOf(settings, site));
  const alerts = await findAlerts({ store, settings, recipients, findStoreFault: proveStore(store) });
  for (const { name, text } of alerts) await fail(name, text);
  if (alerts.length === 0) await print('ok    store, copies and enquiries: nothing needs a person');
  if (faults.length > 0) throw new OperatorNeeded(`This needs a person: ${faults.join(', ')}.`);
}

async function checkMail(mail: MailSettings | null): Promise<string> {
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

async function sendTestMail(mail: MailSettings | null): Promise<string> {
  if (!mail) throw new Error('SMTP_URL is not set.');
  const subject = 'Test: enquiries reach you';
  const text = 'This mail was sent by: enquiries check --send\n';
  const { faults } = await sendNotice(mail, { subject, text }, { limits: checkLimits });
  if (faults.length > 0) throw new Error(faults.join(', '));
  return `${mail.to} has it, as far as the mail server says`;
}

async function checkWebhook(settings: Settings, now: number): Promise<string> {
  const { ENQUIRY_WEBHOOK_URL: url, ENQUIRY_WEBHOOK_SECRET: secret } = settings;
  if (!url || !secret) return 'off, because ENQUIRY_WEBHOOK_URL is not set';
  const id = `test-${randomUUID()}`;
  // The member `test` marks it. The rest is there for receivers that check what they get.
  const enquiry: ReturnType<typeof asListed> = {
    id,
    receivedAt: new Date(now).toISOString(),
    ...emptyEnquiry,
    name: 'Test',
    email: 'test@test.example',
    message: 'Sent by: enquiries check',
    verified: false,
    mailedAt: null,
    handledAt: null,
  };
  const body = jsonLine({ ...enquiry, test: true });
  await postSigned({ url, secret }, { id, body }, AbortSignal.timeout(checkLimits.answer));
  return 'the receiver took a test message';
}
