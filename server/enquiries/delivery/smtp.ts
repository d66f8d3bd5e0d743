/** The one way to the mail server: how we connect, how far an attempt came, and whom a failure concerns. */
import { domainToASCII } from 'node:url';
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import type { Settings } from '../../../contract/settings/read-settings.ts';
import { type AttemptOutcome, type Limits, Phases, unanswered } from './attempt.ts';
import { smtpLimits } from './limits.ts';

export function openTransport(smtpUrl: string, { handOverMs, answerMs } = smtpLimits) {
  return createTransport({
    url: smtpUrl,
    requireTLS: needsTls(new URL(smtpUrl)),
    connectionTimeout: handOverMs / 3,
    greetingTimeout: handOverMs / 3,
    // Longer than our own limits, which know how far the attempt has come.
    socketTimeout: handOverMs + answerMs,
  });
}

/** Mail may go as plain text on this machine alone, unless SMTP_URL says `?requireTLS=false`. */
function needsTls({ hostname, searchParams }: URL): boolean {
  const isThisMachine = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return !isThisMachine && searchParams.get('requireTLS') !== 'false';
}

/** The addresses of ENQUIRY_TO, each once, as they go over the wire. */
export function addressesIn(mailboxes: string): string[] {
  const addresses = mailboxes.split(',').map((mailbox) => {
    const [local = '', domain = ''] = mailbox
      .replace(/^.*<|>.*$/g, '')
      .trim()
      .split('@');
    return `${local}@${domainToASCII(domain)}`;
  });
  return [...new Set(addresses)];
}

/** SMTP_URL, ENQUIRY_TO and ENQUIRY_FROM. */
export type MailSettings = { smtpUrl: string; to: string; from: string };

/** Null where mail is off. */
export function mailSettingsOf(settings: Pick<Settings, 'smtpUrl' | 'enquiryTo' | 'enquiryFrom'>) {
  const { smtpUrl, enquiryTo: to, enquiryFrom: from } = settings;
  return smtpUrl && to && from ? { smtpUrl, to, from } : null;
}

type Mail = {
  mail: SendMailOptions;
  recipients: readonly string[];
  /** Whether these are all the recipients there are. */
  isEveryone: boolean;
  signal: AbortSignal;
  limits?: Limits;
};

export async function sendMail({ smtpUrl, from }: MailSettings, mailing: Mail): Promise<AttemptOutcome> {
  const { mail, recipients, isEveryone, signal, limits = smtpLimits } = mailing;
  using phases = new Phases(limits, signal);
  const transport = openTransport(smtpUrl, limits);
  transport.use('stream', ({ message }, done) => {
    message.processFunc((written) => written.once('end', () => phases.handOver()));
    done();
  });
  try {
    const [sender = ''] = addressesIn(from);
    const envelope = { from: sender, to: [...recipients] };
    const sent = await transport.sendMail({ ...mail, envelope, signal: phases.signal });
    const refusals = sent.rejectedErrors ?? [];
    if (refusals.length === 0) return { result: 'sent', accepted: recipients };
    const accepted = recipients.filter((recipient) => sent.accepted.includes(recipient));
    return { result: 'postponed', accepted, fault: faultOf(refusals) };
  } catch (error) {
    if (!(error instanceof Error)) return { result: 'postponed', accepted: [], fault: 'unknown' };
    if (signal.aborted && !phases.isHandedOver) return { result: 'stopped' };
    return outcomeOf(error, phases.isHandedOver, isEveryone);
  }
}

/** 421 closing, 454 and 53x: TLS, login, throttling. */
const aboutUs = new Set([421, 454, 530, 534, 535, 538]);

/**
 * RFC 3463: the sender's address (X.1.7, X.1.8), the server as a whole (X.3.0 to X.3.3, X.3.5), congestion, which is how
 * servers say that a quota is used up (X.4.5).
 */
const aboutSenderOrServer = /^[45]\d\d[ -][45]\.(?:1\.[78]|3\.[01235]|4\.5)\b/;

/** Blocklisted, or not allowed to relay: 5.7.X before the message was seen. */
const aboutPolicy = /^5\d\d[ -]5\.7\.\d/;

function outcomeOf(error: NodemailerError, isHandedOver: boolean, isEveryone: boolean): AttemptOutcome {
  const { responseCode, response = '', command, code = '', rejectedErrors = [error] } = error;
  const fault = code === 'EABORT' ? 'ETIMEDOUT' : faultOf(rejectedErrors);
  const postponed: AttemptOutcome = { result: 'postponed', accepted: [], fault };
  const isNetwork = responseCode === undefined && !/^E(?:AUTH|NOAUTH|TLS)$/.test(code);
  const blocked: AttemptOutcome = { result: 'blocked', fault, isNetwork };
  if (responseCode === undefined) return isHandedOver ? unanswered(fault) : blocked;
  if (aboutUs.has(responseCode) || aboutSenderOrServer.test(response)) return blocked;
  if (isHandedOver) return postponed;
  if (command !== 'RCPT TO') return blocked;
  // A rule for one recipient of several isn't a rule for us.
  return isEveryone && aboutPolicy.test(response) ? blocked : postponed;
}

/** The server's own words may quote an address; its numbers say enough for storage and logs. */
function faultOf(errors: readonly NodemailerError[]): string {
  const faults = errors.map(({ code = 'unknown', originalCode, responseCode, response = '', recipient }) => {
    const [, status] = /^\d{3}[ -]([45]\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
    const parts = [originalCode ?? code, responseCode, status, recipient && `for ${recipient}`];
    return parts.filter(Boolean).join(' ');
  });
  return faults.join(', ');
}
