/** Mails an enquiry through the SMTP server. The mail is text alone: nothing that a visitor wrote is read as markup. */
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import type { Topic } from '../../../contract/site-manifest.ts';
import { letter, linesOf, plainLine, topicName } from '../display.ts';
import { type Office, officeTimeWithPlace } from '../office-time.ts';
import type { StoredEnquiry } from '../repository.ts';
import type { Deliver, Delivery } from './loop.ts';

/** A server may answer in time and still never finish. */
const deliveryTimeoutMs = 60_000;

/** Replies about the server or our login, not about the mail: 421 closing, 53x authentication. */
const aboutUs = new Set([421, 454, 530, 534, 535, 538]);

export function openTransport(smtpUrl: string) {
  return createTransport({
    url: smtpUrl,
    requireTLS: needsTls(new URL(smtpUrl)),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
}

export function mailDelivery(smtpUrl: string, options: MailOptions, timeoutMs = deliveryTimeoutMs): Deliver {
  const transport = openTransport(smtpUrl);
  return async (enquiry) => {
    const mail = composeMail(enquiry, options);
    try {
      await transport.sendMail({ ...mail, signal: AbortSignal.timeout(timeoutMs) });
      return { result: 'sent' };
    } catch (error) {
      return classify(error);
    }
  };
}

/** Mail may go as plain text on this machine alone, unless SMTP_URL says `?requireTLS=false`. */
function needsTls({ hostname, searchParams }: URL): boolean {
  const isThisMachine = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return !isThisMachine && searchParams.get('requireTLS') !== 'false';
}

function classify(error: unknown): Delivery {
  if (!(error instanceof Error)) return { result: 'postponed', error: 'unknown' };
  const { code = 'unknown', responseCode, permanent }: NodemailerError = error;
  // The server's own words may quote an address; its number says enough for storage and logs.
  const summary = responseCode === undefined ? code : `${code} ${responseCode}`;
  const isAboutUs =
    responseCode === undefined || ['EAUTH', 'ETLS'].includes(code) || aboutUs.has(responseCode);
  if (isAboutUs) return { result: 'unreachable', error: summary };
  return { result: permanent ? 'refused' : 'postponed', error: summary };
}

/** `siteName` is shown beside `from` where that is an address alone. */
type MailOptions = {
  to: string;
  from: string;
  siteName: string;
  office: Office;
  topics: readonly Topic[];
};

export function composeMail(enquiry: StoredEnquiry, options: MailOptions): SendMailOptions {
  const { to, from, siteName, office, topics } = options;
  const { topic, company, name, verified } = enquiry;
  const subject = `Enquiry: ${topicName(topic, topics) || 'no topic'}, from ${company || name}`;
  const [, domain = 'localhost'] = /@([a-z\d.-]+)/i.exec(from) ?? [];
  return {
    from: /[<,]/.test(from) ? from : { name: headerText(siteName), address: from },
    to,
    replyTo: { name: headerText(name), address: enquiry.email },
    subject: headerText(verified ? subject : `[unverified] ${subject}`),
    // The same on every attempt, so that a mail that arrives twice is recognised as one.
    messageId: `<enquiry.${enquiry.id}@${domain}>`,
    date: new Date(enquiry.received_at),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Enquiry-Id': enquiry.id },
    text: textOf(enquiry, topics, office),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function textOf(enquiry: StoredEnquiry, topics: readonly Topic[], office: Office): string {
  const lines = linesOf(enquiry, topics);
  const given = Object.entries({ ...lines, topic: lines.topic || 'no topic' });
  const facts: [label: string, text: string][] = [
    ...given,
    ['received', officeTimeWithPlace(enquiry.received_at, office)],
    ['captcha', enquiry.verified ? 'verified' : 'not verified: take care with links'],
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
