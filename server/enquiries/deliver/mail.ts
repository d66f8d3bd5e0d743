/** What an enquiry's mail says, and whom it goes to. The mail is text alone: nothing that a visitor wrote is read as markup. */
import type { SendMailOptions } from 'nodemailer';
import { reference } from '../../../contract/enquiry-api.ts';
import type { Topic } from '../../../contract/site-manifest.ts';
import type { StoredEnquiry } from '../store/stored-enquiries.ts';
import { mailLimits } from '../time-limits.ts';
import { type Carrier, sendingId } from './deliveries.ts';
import { topicName, whatVisitorWrote } from './display.ts';
import { type Office, officeTimeWithPlace } from './office-time.ts';
import { plainLine } from './plain-text.ts';
import { addressesIn, type MailSettings, type SmtpLimits, sendMail } from './smtp.ts';

export type MailOptions = { siteName: string; office: Office; topics: readonly Topic[] };

/** One mail for each recipient, so that nobody waits for another. All of them are named in it. */
export function mailCarrier(
  mail: MailSettings,
  options: MailOptions,
  limits: SmtpLimits = mailLimits,
): Carrier {
  return {
    recipients: addressesIn(mail.to),
    send: (enquiry, { recipient, round }, stop) => {
      const message = composeMail(enquiry, mail, { ...options, round, now: Date.now() });
      return sendMail(mail, message, { recipient, stop, limits });
    },
  };
}

export function composeMail(
  enquiry: StoredEnquiry,
  { to, from }: Pick<MailSettings, 'to' | 'from'>,
  { siteName, office, topics, round, now }: MailOptions & { round: number; now: number },
): SendMailOptions {
  const { topic, company, name, verified } = enquiry;
  // Programs that file mails by their subject would take a company's second enquiry for an answer to its first.
  const subject = `Enquiry ${reference(enquiry.id)}: ${topicName(topic, topics) || 'no topic'}, from ${company || name}`;
  const [, domain = 'localhost'] = /@([a-z\d.-]+)/i.exec(from) ?? [];
  return {
    from: namedSender(from, siteName),
    to,
    replyTo: { name: headerText(name), address: enquiry.email },
    subject: headerText(verified ? subject : `[unverified] ${subject}`),
    // The same on every attempt, so that a mail that arrives twice is recognised as one.
    messageId: `<enquiry.${sendingId(enquiry.id, round)}@${domain}>`,
    date: new Date(now),
    // No Auto-Submitted: help desks suspend what has it.
    headers: { 'X-Enquiry-Id': enquiry.id },
    text: textOf(enquiry, topics, office),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The name of the site is shown beside an address alone. */
export function namedSender(from: string, siteName: string): NonNullable<SendMailOptions['from']> {
  return /[<,]/.test(from) ? from : { name: headerText(siteName), address: from };
}

/** What we know comes first, so that nothing the visitor wrote can be taken for it. */
function textOf(enquiry: StoredEnquiry, topics: readonly Topic[], office: Office): string {
  const facts = [
    `Received: ${officeTimeWithPlace(enquiry.received_at, office)}`,
    `Captcha: ${enquiry.verified ? 'verified' : 'not verified, so take care with links'}`,
    `Reference: ${reference(enquiry.id)}`,
    `Enquiry: ${enquiry.id}`,
  ];
  return `${facts.join('\n')}\n\n${whatVisitorWrote(enquiry, topics)}`;
}

function headerText(text: string): string {
  return plainLine(text).slice(0, 200);
}
