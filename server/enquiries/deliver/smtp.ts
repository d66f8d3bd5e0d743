/** The mail server: connection, time limits, and what a failure says. */
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import type { Settings } from '../../../contract/settings/read-settings.ts';
import { messageOf } from '../../errors.ts';
import { mailLimits } from '../time-limits.ts';
import { Undelivered } from './deliveries.ts';

export type MailSettings = {
  /** SMTP_URL */
  url: string;
  /** For EHLO. Some servers refuse a name without a dot, which is what containers have. */
  name: string;
  /** ENQUIRY_TO and ENQUIRY_FROM */
  to: string;
  from: string;
};

/** Null without SMTP_URL. With it, the others are set too. */
export function mailSettingsOf(settings: Settings, siteUrl: string): MailSettings | null {
  const { SMTP_URL: url, SMTP_NAME, ENQUIRY_TO: to, ENQUIRY_FROM: from } = settings;
  return url && to && from ? { url, name: SMTP_NAME ?? new URL(siteUrl).hostname, to, from } : null;
}

export function openTransport({ url, name }: Pick<MailSettings, 'url' | 'name'>, limits = mailLimits) {
  const { hostname, searchParams } = new URL(url);
  // On this machine, plain text and any certificate will do.
  const isThisMachine = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return createTransport({
    url,
    name,
    requireTLS: !isThisMachine && searchParams.get('requireTLS') !== 'false',
    ...(isThisMachine && { tls: { rejectUnauthorized: false } }),
    connectionTimeout: limits.connect,
    greetingTimeout: limits.connect,
    socketTimeout: limits.answer,
  });
}

/** Each address once, without names. */
export function addressesIn(mailboxes: string): string[] {
  return [...new Set(mailboxes.split(',').map((mailbox) => mailbox.replace(/^.*<|>.*$/g, '').trim()))];
}

type Sending = { recipient: string; stop?: AbortSignal; limits?: typeof mailLimits };

/** To one recipient, so that nobody depends on another's address. */
export async function sendMail(
  mail: MailSettings,
  message: SendMailOptions,
  { recipient, stop, limits = mailLimits }: Sending,
): Promise<void> {
  const timer = AbortSignal.timeout(limits.attempt);
  const signal = stop ? AbortSignal.any([timer, stop]) : timer;
  const transport = openTransport(mail, limits);
  const [from = ''] = addressesIn(mail.from);
  try {
    await transport.sendMail({ ...message, envelope: { from, to: recipient }, signal });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new Undelivered(timer.aborted ? 'ETIMEDOUT' : faultOf(error));
  } finally {
    transport.close();
  }
}

/** A mail of our own, for each address of ENQUIRY_TO. Returns the failures. */
export async function sendNotice(
  mail: MailSettings,
  notice: { subject: string; text: string },
  options: Omit<Sending, 'recipient'>,
): Promise<{ faults: string[]; isSent: boolean }> {
  const { from, to } = mail;
  const message = { ...notice, from, to, headers: { 'Auto-Submitted': 'auto-generated' } };
  const recipients = addressesIn(mail.to);
  const results = await Promise.allSettled(
    recipients.map((recipient) => sendMail(mail, message, { ...options, recipient })),
  );
  const faults = results.flatMap((result) =>
    result.status === 'rejected' ? [messageOf(result.reason)] : [],
  );
  return { faults, isSent: faults.length < recipients.length };
}

/** Without the server's words, which may quote an address. */
function faultOf(error: NodemailerError): string {
  const [{ code = 'unknown', originalCode, responseCode, response = '', recipient } = error] =
    error.rejectedErrors ?? [];
  const [, status] = /^\d{3}[ -]([45]\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  const parts = [originalCode ?? code, responseCode, status, recipient && `for ${recipient}`];
  return parts.filter(Boolean).join(' ');
}
