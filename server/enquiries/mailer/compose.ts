/**
 * Writes the mail for one enquiry, from the stored record alone. It is text alone: nothing that a visitor
 * wrote is ever read as markup.
 */
import type { SendMailOptions } from 'nodemailer';
import { enquiryFields } from '../../../contract/enquiry.ts';
import type { StoredEnquiry } from '../db/schema.ts';
import { plainLine, plainText } from '../plain-line.ts';
import { singaporeTime } from '../singapore-time.ts';

export type MailAddresses = {
  to: string;
  from: string;
  /** Shown beside `from` where that is an address alone. */
  siteName: string;
};

export function composeMail(enquiry: StoredEnquiry, { to, from, siteName }: MailAddresses): SendMailOptions {
  return {
    from: /[<,]/.test(from) ? from : { name: headerText(siteName), address: from },
    to,
    replyTo: { name: headerText(enquiry.name), address: enquiry.email },
    subject: subjectOf(enquiry),
    // The same on every attempt, so that a mail that arrives twice is recognised as one.
    messageId: `<enquiry.${enquiry.id}@${domainOf(from)}>`,
    date: new Date(enquiry.received_at),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Enquiry-Id': enquiry.id },
    text: textOf(enquiry),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function subjectOf({ topic, company, name, verified }: StoredEnquiry): string {
  const subject = `Enquiry: ${titleOf(topic)}, from ${company || name}`;
  return headerText(verified ? subject : `[unverified] ${subject}`);
}

function rowsOf(enquiry: StoredEnquiry): [string, string][] {
  const rows: [string, string][] = [
    ['Name', enquiry.name],
    [enquiryFields.email.label, enquiry.email],
    [enquiryFields.company.label, enquiry.company],
    [enquiryFields.phone.label, enquiry.phone],
    ['Topic', titleOf(enquiry.topic)],
    ['Received', `${singaporeTime(enquiry.received_at)} (Singapore)`],
    ['Captcha', enquiry.verified ? 'verified' : 'not verified: take care with links'],
    ['Enquiry', enquiry.id],
  ];
  return rows.filter(([, value]) => value !== '').map(([label, value]) => [label, plainLine(value)]);
}

function textOf(enquiry: StoredEnquiry): string {
  const { message, plan, history } = enquiry;
  const head = rowsOf(enquiry).map(([label, value]) => `${label}: ${value}`);
  const attached = [
    ['The plan the visitor attached:', plan],
    ['Pages the visitor read and chose to attach:', history],
  ].flatMap(([heading = '', text = '']) => (text === '' ? [] : ['', heading, plainText(text)]));
  return [...head, '', plainText(message), ...attached, ''].join('\n');
}

/** Topics are the slugs of service pages. */
function titleOf(topic: string): string {
  if (topic === '') return 'no topic';
  const words = topic.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function headerText(text: string): string {
  return plainLine(text).slice(0, 200);
}

function domainOf(address: string): string {
  return /@([a-z\d.-]+)/i.exec(address)?.[1] ?? 'localhost';
}
