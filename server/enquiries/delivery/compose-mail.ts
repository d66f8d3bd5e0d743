/**
 * Writes the mail for one enquiry, from the stored record alone. It is text alone: nothing that a visitor
 * wrote is ever read as markup.
 */
import type { SendMailOptions } from 'nodemailer';
import { enquiryFields } from '../../../contract/enquiry.ts';
import type { Topic } from '../../../contract/site-manifest.ts';
import { attachment, plainLine, plainText, singaporeTime, topicName } from '../display.ts';
import type { StoredEnquiry } from '../repository.ts';

export type MailOptions = {
  to: string;
  from: string;
  /** Shown beside `from` where that is an address alone. */
  siteName: string;
  topics: readonly Topic[];
};

export function composeMail(enquiry: StoredEnquiry, options: MailOptions): SendMailOptions {
  const { to, from, siteName, topics } = options;
  return {
    from: /[<,]/.test(from) ? from : { name: headerText(siteName), address: from },
    to,
    replyTo: { name: headerText(enquiry.name), address: enquiry.email },
    subject: subjectOf(enquiry, topics),
    // The same on every attempt, so that a mail that arrives twice is recognised as one.
    messageId: `<enquiry.${enquiry.id}@${domainOf(from)}>`,
    date: new Date(enquiry.received_at),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Enquiry-Id': enquiry.id },
    text: textOf(enquiry, topics),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function subjectOf({ topic, company, name, verified }: StoredEnquiry, topics: readonly Topic[]): string {
  const subject = `Enquiry: ${topicName(topic, topics) || 'no topic'}, from ${company || name}`;
  return headerText(verified ? subject : `[unverified] ${subject}`);
}

function textOf(enquiry: StoredEnquiry, topics: readonly Topic[]): string {
  const { name, email, company, phone, message, plan, history } = enquiry;
  const facts = {
    Name: name,
    [enquiryFields.email.label]: email,
    [enquiryFields.company.label]: company,
    [enquiryFields.phone.label]: phone,
    Topic: topicName(enquiry.topic, topics) || 'no topic',
    Received: `${singaporeTime(enquiry.received_at)} (Singapore)`,
    Captcha: enquiry.verified ? 'verified' : 'not verified: take care with links',
    Enquiry: enquiry.id,
  };
  const rows = Object.entries(facts)
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${plainLine(value)}`);
  const attached = [
    ...attachment('The plan the visitor attached:', plan),
    ...attachment('Pages the visitor read and chose to attach:', history),
  ];
  return [...rows, '', plainText(message), ...attached, ''].join('\n');
}

function headerText(text: string): string {
  return plainLine(text).slice(0, 200);
}

function domainOf(address: string): string {
  return /@([a-z\d.-]+)/i.exec(address)?.[1] ?? 'localhost';
}
