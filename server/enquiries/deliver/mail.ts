/** The mail about an enquiry, as plain text. */
import type { SendMailOptions } from 'nodemailer';
import { reference } from '../../../contract/enquiry-api.ts';
import type { Topic } from '../../../contract/site-manifest.ts';
import type { StoredEnquiry } from '../store/stored-enquiries.ts';
import { type Carrier, roundId } from './deliveries.ts';
import { topicName, whatVisitorWrote } from './display.ts';
import { type Office, officeTimeWithPlace } from './office-time.ts';
import { plainLine } from './plain-text.ts';
import { addressesIn, type MailSettings, sendMail } from './smtp.ts';

export type MailOptions = { office: Office; topics: readonly Topic[] };

/** A mail for each recipient, which names all of them. */
export function mailCarrier(mail: MailSettings, options: MailOptions): Carrier {
  return {
    recipients: addressesIn(mail.to),
    send: (enquiry, { recipient, round }, stop) => {
      const message = composeMail(enquiry, mail, { ...options, round });
      return sendMail(mail, message, { recipient, stop });
    },
  };
}

export function composeMail(
  enquiry: StoredEnquiry,
  { to, from }: Pick<MailSettings, 'to' | 'from'>,
  { office, topics, round }: MailOptions & { round: number },
): SendMailOptions {
  const { topic, company, name, verified } = enquiry;
  // With the same subject twice, mail programs would make one conversation of two enquiries.
  const subject = `Enquiry ${reference(enquiry.id)}: ${topicName(topic, topics) || 'no topic'}, from ${company || name}`;
  const [, domain = 'localhost'] = /@([a-z\d.-]+)/i.exec(from) ?? [];
  return {
    from,
    to,
    replyTo: { name: headerText(name), address: enquiry.email },
    subject: headerText(verified ? subject : `[unverified] ${subject}`),
    // The same on every attempt, so that a mail program recognises a duplicate.
    messageId: `<enquiry.${roundId(enquiry.id, round)}@${domain}>`,
    // No Auto-Submitted: help desks suspend such mails.
    headers: { 'X-Enquiry-Id': enquiry.id },
    text: textOf(enquiry, topics, office),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

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
