/** What an enquiry's mail says, and whom it goes to. The mail is text alone: nothing that a visitor wrote is read as markup. */
import type { SendMailOptions } from 'nodemailer';
import { reference } from '../../contract/enquiry-api.ts';
import type { Topic } from '../../contract/site-manifest.ts';
import { type Carrier, sendingId } from './deliveries.ts';
import { letter, linesOf, plainLine, topicName } from './display.ts';
import { type Office, officeTimeWithPlace } from './office-time.ts';
import { addressesIn, type MailSettings, type SmtpLimits, sendMail, smtpLimits } from './smtp.ts';
import type { StoredEnquiry } from './stored-enquiries.ts';

export type MailOptions = { siteName: string; office: Office; topics: readonly Topic[] };

/** One mail for each recipient, so that nobody waits for another. All of them are named in it. */
export function mailCarrier(
  mail: MailSettings,
  options: MailOptions,
  limits: SmtpLimits = smtpLimits,
): Carrier {
  return {
    recipients: addressesIn(mail.to),
    send: (enquiry, { recipient, sending }, stop) => {
      const message = composeMail(enquiry, mail, { ...options, sending, now: Date.now() });
      return sendMail(mail, message, { recipient, stop, limits });
    },
  };
}

export function composeMail(
  enquiry: StoredEnquiry,
  { to, from }: Pick<MailSettings, 'to' | 'from'>,
  { siteName, office, topics, sending, now }: MailOptions & { sending: number; now: number },
): SendMailOptions {
  const { topic, company, name, verified } = enquiry;
  const subject = `Enquiry: ${topicName(topic, topics) || 'no topic'}, from ${company || name}`;
  const [, domain = 'localhost'] = /@([a-z\d.-]+)/i.exec(from) ?? [];
  return {
    from: namedSender(from, siteName),
    to,
    replyTo: { name: headerText(name), address: enquiry.email },
    subject: headerText(verified ? subject : `[unverified] ${subject}`),
    // The same on every attempt, so that a mail that arrives twice is recognised as one.
    messageId: `<enquiry.${sendingId(enquiry.id, sending)}@${domain}>`,
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

function textOf(enquiry: StoredEnquiry, topics: readonly Topic[], office: Office): string {
  const lines = linesOf(enquiry, topics);
  const given = Object.entries({ ...lines, topic: lines.topic || 'no topic' });
  const facts: [label: string, text: string][] = [
    ...given,
    ['received', officeTimeWithPlace(enquiry.received_at, office)],
    ['captcha', enquiry.verified ? 'verified' : 'not verified: take care with links'],
    ['reference', reference(enquiry.id)],
    ['enquiry', enquiry.id],
  ];
  const labelled = facts.map(([label, text]): [string, string] => [
    `${label.charAt(0).toUpperCase()}${label.slice(1)}: `,
    text,
  ]);
  return letter(labelled, enquiry);
}

function headerText(text: string): string {
  return plainLine(text).slice(0, 200);
}
