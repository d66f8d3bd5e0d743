/** What an enquiry's mail says, and whom it goes to. The mail is text alone: nothing that a visitor wrote is read as markup. */
import type { SendMailOptions } from 'nodemailer';
import type { Topic } from '../../../contract/site-manifest.ts';
import { letter, linesOf, plainLine, topicName } from '../display.ts';
import { type Office, officeTimeWithPlace } from '../office-time.ts';
import type { StoredEnquiry } from '../repository.ts';
import type { Carrier } from './attempt.ts';
import { smtpLimits } from './limits.ts';
import { addressesIn, type MailSettings, sendMail } from './smtp.ts';

export function mailCarrier(options: MailSettings & MailOptions, limits = smtpLimits): Carrier {
  return {
    limits,
    deliver: async ({ enquiry, accepted, signal }) => {
      const everyone = addressesIn(options.to);
      const recipients = everyone.filter((address) => !accepted.includes(address));
      // Recipients who didn't accept it are no longer in ENQUIRY_TO.
      if (recipients.length === 0) {
        return {
          result: 'sent',
          accepted: [],
          at: Math.max(...enquiry.acceptances.map((one) => one.accepted_at)),
        };
      }
      const isEveryone = recipients.length === everyone.length;
      const mail = composeMail(enquiry, options);
      return await sendMail(options, { mail, recipients, isEveryone, signal, limits });
    },
  };
}

type MailOptions = { siteName: string; office: Office; topics: readonly Topic[] };

type Composed = Omit<MailSettings, 'smtpUrl'> & MailOptions;

export function composeMail(enquiry: StoredEnquiry, options: Composed): SendMailOptions {
  const { to, from, siteName, office, topics } = options;
  const { topic, company, name, verified } = enquiry;
  const subject = `Enquiry: ${topicName(topic, topics) || 'no topic'}, from ${company || name}`;
  const [, domain = 'localhost'] = /@([a-z\d.-]+)/i.exec(from) ?? [];
  return {
    from: namedSender(from, siteName),
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
