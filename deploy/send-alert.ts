/** Mails ENQUIRY_TO that a systemd unit has failed: send-alert.ts UNIT, with the server's settings. */
import { hostname } from 'node:os';
import { createTransport } from 'nodemailer';
import { readSettings } from '../contract/settings/read-settings.ts';

const [unit = 'A unit'] = process.argv.slice(2);
const { smtpUrl, enquiryTo, enquiryFrom } = readSettings(process.env);
if (!smtpUrl || !enquiryTo || !enquiryFrom) throw new Error('Set SMTP_URL, ENQUIRY_TO and ENQUIRY_FROM.');
await createTransport(smtpUrl).sendMail({
  to: enquiryTo,
  from: enquiryFrom,
  subject: `${unit} has failed on ${hostname()}`,
  text: `See why on ${hostname()}: journalctl --unit ${unit} --lines 50\n`,
});
