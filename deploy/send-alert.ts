/** Mails ENQUIRY_TO that a systemd unit has failed: send-alert.ts UNIT, with the server's settings. */
import { hostname } from 'node:os';
import { readSettings } from '../contract/settings/read-settings.ts';
import { addressesIn, mailSettingsOf, sendMail } from '../server/enquiries/delivery/smtp.ts';

const [unit = 'A unit'] = process.argv.slice(2);
const settings = mailSettingsOf(readSettings(process.env));
if (!settings) throw new Error('Set SMTP_URL, ENQUIRY_TO and ENQUIRY_FROM.');
const { to, from } = settings;
const outcome = await sendMail(settings, {
  mail: {
    to,
    from,
    subject: `${unit} has failed on ${hostname()}`,
    text: `See why on ${hostname()}: journalctl --unit ${unit} --lines 50\n`,
  },
  recipients: addressesIn(to),
  isEveryone: true,
  signal: AbortSignal.timeout(60_000),
});
if (outcome.result !== 'sent') {
  throw new Error(`The alert was not mailed: ${'fault' in outcome ? outcome.fault : outcome.result}`);
}
