/** Hands mails to the SMTP server, and says of each failure whether trying again can help. */
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';

export type Delivery =
  | { result: 'sent' }
  /** The server refused this mail for good. */
  | { result: 'refused'; error: string }
  /** The server refused this mail for now. */
  | { result: 'postponed'; error: string }
  /** There was no server to ask, or it does not let us in: no other mail would fare better. */
  | { result: 'unreachable'; error: string };

export type PostOffice = { deliver(mail: SendMailOptions): Promise<Delivery> };

/** A server may answer in time and still never finish. */
const longestDeliveryMs = 60_000;

/** Replies that speak of the server or of our login, not of the mail: 421 closing, 53x authentication. */
const aboutUs = new Set([421, 454, 530, 534, 535, 538]);

export function openPostOffice(smtpUrl: string): PostOffice {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    deliver: async (mail) => {
      try {
        await transport.sendMail({ ...mail, signal: AbortSignal.timeout(longestDeliveryMs) });
        return { result: 'sent' };
      } catch (error) {
        return judge(error);
      }
    },
  };
}

function judge(error: unknown): Delivery {
  if (!(error instanceof Error)) return { result: 'postponed', error: 'unknown' };
  const { code = 'unknown', responseCode, permanent }: NodemailerError = error;
  // The server's own words may quote an address; its number says enough for storage and logs.
  const summary = responseCode === undefined ? code : `${code} ${responseCode}`;
  if (responseCode === undefined || code === 'EAUTH' || aboutUs.has(responseCode)) {
    return { result: 'unreachable', error: summary };
  }
  return { result: permanent ? 'refused' : 'postponed', error: summary };
}
