/** `check`: tries everything that brings enquiries to people, and says what needs a person. */
import { randomUUID } from 'node:crypto';
import { messageOf, OperatorNeeded } from '../../errors.ts';
import { carriersOf, recipientsOf } from '../deliver/carriers.ts';
import type { asListed } from '../deliver/display.ts';
import { jsonLine } from '../deliver/plain-text.ts';
import { mailSettingsOf, openTransport, sendToEach } from '../deliver/smtp.ts';
import { postSigned } from '../deliver/webhook.ts';
import { findAlerts } from '../operate/alerts.ts';
import { emptyEnquiry } from '../store/fields.ts';
import { proveStore } from '../store/proof.ts';
import { checkLimits } from '../time-limits.ts';
import type { CommandContext } from './command.ts';

/** Throws if something is wrong, and otherwise says what works. */
type Check = (context: CommandContext) => Promise<string>;

export async function check(context: CommandContext): Promise<void> {
  const { print, values } = context;
  const faults: string[] = [];
  const fail = async (name: string, fault: string) => {
    faults.push(name);
    await print(`FAIL  ${name}: ${fault}`);
  };
  const run = async (name: string, one: Check) => {
    try {
      await print(`ok    ${name}: ${await one(context)}`);
    } catch (error) {
      await fail(name, messageOf(error));
    }
  };
  await run('mail', checkMail);
  if (values.send) await run('test mail', sendTestMail);
  await run('webhook', checkWebhook);
  const { store, settings, site } = context;
  const recipients = recipientsOf(carriersOf(settings, site));
  const alerts = await findAlerts({ store, settings, recipients, findStoreFault: proveStore(store) });
  for (const { name, text } of alerts) await fail(name, text);
  if (alerts.length === 0) await print('ok    store, copies and enquiries: nothing needs a person');
  if (faults.length > 0) throw new OperatorNeeded(`This needs a person: ${faults.join(', ')}.`);
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

async function checkWebhook({ settings, now }: CommandContext): Promise<string> {
  const { ENQUIRY_WEBHOOK_URL: url, ENQUIRY_WEBHOOK_SECRET: secret } = settings;
  if (!url || !secret) return 'off, because ENQUIRY_WEBHOOK_URL is not set';
  const id = `test-${randomUUID()}`;
  // The member `test` marks it. The rest is there for receivers that check what they get.
  const enquiry: ReturnType<typeof asListed> = {
    ...{ id, receivedAt: new Date(now).toISOString(), ...emptyEnquiry },
    ...{ name: 'Test', email: 'test@test.example', message: 'Sent by: enquiries check' },
    ...{ verified: false, mailedAt: null, handledAt: null },
  };
  const body = jsonLine({ ...enquiry, test: true });
  await postSigned({ url, secret }, { id, body }, AbortSignal.timeout(checkLimits.answer));
  return 'the receiver took a test message';
}
