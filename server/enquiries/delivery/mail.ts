/** Mails an enquiry through the SMTP server, and says of each failure whether trying again can help. */
import { createTransport, type NodemailerError } from 'nodemailer';
import { composeMail, type MailOptions } from './compose-mail.ts';
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
  if (responseCode === undefined || code === 'EAUTH' || code === 'ETLS' || aboutUs.has(responseCode)) {
    return { result: 'unreachable', error: summary };
  }
  return { result: permanent ? 'refused' : 'postponed', error: summary };
}
