/** For tests: a real SMTP server that keeps mails or misbehaves. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Such as `550 5.4.5 Daily limit`. */
type Reply = `${4 | 5}${number} ${string}`;

export type Misbehaviour = {
  greeting?: Reply | 'hang';
  sender?: Reply;
  recipients?: Readonly<Record<string, Reply>>;
  /** `drop` cuts the connection; `hang` never answers. */
  message?: Reply | 'drop' | 'hang';
  /** It answers a message when this resolves. */
  answersAfter?: () => Promise<unknown>;
};

type Received = Email & { envelope: string[]; encrypted: boolean; user: string | undefined };

type Reached = {
  /** Otherwise without TLS. */
  tls?: 'at once' | 'by STARTTLS';
  /** The only one who may send. */
  user?: { name: string; password: string };
};

type TestMailServer = {
  url: string;
  settings: { SMTP_URL: string; ENQUIRY_TO: string; ENQUIRY_FROM: string };
  received: Received[];
  /** Whole messages, taken or not. */
  messages: number;
  connections: number;
  /** Passwords that were sent. */
  logins: number;
  /** EHLO names. */
  names: string[];
  misbehaves: Misbehaviour;
  stop(): Promise<void>;
  start(): Promise<void>;
};

/** Another connection may have the port for a moment. */
async function retry(work: () => Promise<unknown>, attempts = 1200): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (attempts === 1) throw error;
    await delay(50);
    await retry(work, attempts - 1);
  }
}

const tlsFile = (name: string) => readFileSync(join(import.meta.dirname, 'tls', name), 'utf8');

/** Self-signed, for a century. */
export const mailCertificate = tlsFile('certificate.pem');

export async function startMailServer({ tls, user: only }: Reached = {}): Promise<TestMailServer> {
  /** The same after each start. */
  let port = 0;
  let server: SMTPServer | null = null;

  const start = async () => {
    const started = new SMTPServer({
      authOptional: only === undefined,
      ...(tls === undefined && { disabledCommands: ['STARTTLS'], hideSTARTTLS: true }),
      allowInsecureAuth: tls === undefined,
      secure: tls === 'at once',
      ...(tls && { key: tlsFile('key.pem'), cert: mailCertificate }),
      onConnect: (_session, done) => {
        mail.connections += 1;
        const { greeting } = mail.misbehaves;
        if (greeting !== 'hang') done(errorOf(greeting));
      },
      onAuth: ({ username = '', password = '' }, _session, done) => {
        mail.logins += 1;
        if (only && (username !== only.name || password !== only.password))
          return done(errorOf('535 5.7.8 Authentication failed'));
        done(null, { user: username });
      },
      onMailFrom: (_address, { hostNameAppearsAs }, done) => {
        mail.names.push(String(hostNameAppearsAs));
        done(errorOf(mail.misbehaves.sender));
      },
      onRcptTo: ({ address }, _session, done) => done(errorOf(mail.misbehaves.recipients?.[address])),
      onData: async (stream, session, done) => {
        const { message, answersAfter } = mail.misbehaves;
        const chunks: Buffer[] = [];
        try {
          for await (const chunk of stream) chunks.push(chunk);
        } catch {
          return;
        }
        mail.messages += 1;
        await answersAfter?.();
        if (message === 'hang') return;
        const envelope = session.envelope.rcptTo.map(({ address }) => address);
        if (message === undefined) {
          const parsed = await PostalMime.parse(Buffer.concat(chunks));
          mail.received.push({ ...parsed, envelope, encrypted: session.secure, user: session.user });
        }
        if (message === 'drop') {
          for (const connection of started.connections)
            if (connection.session.id === session.id) connection.close();
          return;
        }
        const error = errorOf(message);
        if (error) done(error);
        else done(null, session.id);
      },
    });
    started.on('error', () => undefined);
    await retry(() => once(started.listen(port, '127.0.0.1'), 'listening'));
    const address = started.server.address();
    if (address && typeof address === 'object') port = address.port;
    server = started;
  };

  const mail: TestMailServer = {
    get url() {
      const login = only ? `${encodeURIComponent(only.name)}:${encodeURIComponent(only.password)}@` : '';
      return `${tls === 'at once' ? 'smtps' : 'smtp'}://${login}127.0.0.1:${port}`;
    },
    get settings() {
      return {
        SMTP_URL: mail.url,
        ENQUIRY_TO: 'desk@straitworks.example',
        ENQUIRY_FROM: 'site@straitworks.example',
      };
    },
    received: [],
    messages: 0,
    connections: 0,
    logins: 0,
    names: [],
    misbehaves: {},
    start,
    stop: async () => {
      const stopped = Promise.withResolvers<void>();
      if (!server) return;
      for (const connection of server.connections) connection.close();
      server.close(() => stopped.resolve());
      server = null;
      await stopped.promise;
    },
  };
  await start();
  return mail;
}

function errorOf(reply: Reply | undefined): Error | null {
  if (reply === undefined) return null;
  const [, code, text] = /^(\d+) (.*)$/.exec(reply) ?? [];
  return Object.assign(new Error(text), { responseCode: Number(code) });
}
