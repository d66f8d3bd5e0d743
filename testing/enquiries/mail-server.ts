/** For tests: a real SMTP server on a free port that keeps what it is sent, or misbehaves as it's told. */
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { vi } from 'vitest';

/** Such as `550 5.4.5 Daily limit`. */
type Reply = `${4 | 5}${number} ${string}`;

/** What it does instead of taking a mail, step by step. */
export type Misbehaviour = {
  greeting?: Reply | 'hang';
  sender?: Reply;
  /** By address. */
  recipients?: Readonly<Record<string, Reply>>;
  /** `drop` cuts the connection before the answer; `lose` keeps the mail and then does the same; `hang` never answers. */
  message?: Reply | 'drop' | 'lose' | 'hang';
  /** How long it takes to answer a message. */
  delayMs?: number;
};

/** A mail, and who it was for. */
type Received = Email & { envelope: string[] };

type TestMailServer = {
  url: string;
  /** What a service is told of it. */
  settings: { SMTP_URL: string; ENQUIRY_TO: string; ENQUIRY_FROM: string };
  received: Received[];
  /** How often a message has come whole, whether or not it was taken. */
  messages: number;
  connections: number;
  /** How often someone has sent a password. */
  logins: number;
  /** By which clients introduced themselves. */
  names: string[];
  misbehaves: Misbehaviour;
  stop(): Promise<void>;
  start(): Promise<void>;
};

/** While it's stopped, another program's connection may have its port for a moment. */
const patience = { timeout: 60_000, interval: 50 };

export async function startMailServer(): Promise<TestMailServer> {
  /** The same after each start. */
  let port = 0;
  let server: SMTPServer | null = null;

  const start = async () => {
    const started = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      onConnect: (_session, done) => {
        mail.connections += 1;
        const { greeting } = mail.misbehaves;
        if (greeting !== 'hang') done(errorOf(greeting));
      },
      onAuth: (_auth, _session, done) => {
        mail.logins += 1;
        done(null, { user: 'anyone' });
      },
      onMailFrom: (_address, { hostNameAppearsAs }, done) => {
        mail.names.push(String(hostNameAppearsAs));
        done(errorOf(mail.misbehaves.sender));
      },
      onRcptTo: ({ address }, _session, done) => done(errorOf(mail.misbehaves.recipients?.[address])),
      onData: async (stream, session, done) => {
        const { message, delayMs = 0 } = mail.misbehaves;
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk);
        mail.messages += 1;
        await delay(delayMs);
        if (message === 'hang') return;
        const envelope = session.envelope.rcptTo.map(({ address }) => address);
        if (message === undefined || message === 'lose') {
          mail.received.push({ ...(await PostalMime.parse(Buffer.concat(chunks))), envelope });
        }
        if (message === 'drop' || message === 'lose') {
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
    await vi.waitFor(() => once(started.listen(port, '127.0.0.1'), 'listening'), patience);
    const address = started.server.address();
    if (address && typeof address === 'object') port = address.port;
    server = started;
  };

  const mail: TestMailServer = {
    get url() {
      return `smtp://127.0.0.1:${port}`;
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
