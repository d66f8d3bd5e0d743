/** For tests: a real SMTP server on a free port that keeps what it is sent, or fails in a chosen way. */
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../free-port.ts';

/** `drop` cuts the connection in the middle of a mail; `no-login` wants a password first. */
type MailServerMood = 'take' | 'refuse-for-good' | 'refuse-for-now' | 'drop' | 'no-login';

type TestMailServer = {
  url: string;
  /** What a service is told of it. */
  settings: { smtpUrl: string; enquiryTo: string; enquiryFrom: string };
  received: Email[];
  mood: MailServerMood;
  stop(): Promise<void>;
  start(): Promise<void>;
};

export async function startMailServer(): Promise<TestMailServer> {
  const port = await freePort();
  let server: SMTPServer | null = null;

  const failure = (responseCode: number) => Object.assign(new Error('as told by the test'), { responseCode });

  const start = async () => {
    const started = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      onMailFrom: (_address, _session, done) => done(mail.mood === 'no-login' ? failure(530) : null),
      onRcptTo: (_address, _session, done) => {
        if (mail.mood === 'refuse-for-good') return done(failure(550));
        return done(mail.mood === 'refuse-for-now' ? failure(451) : null);
      },
      onData: async (stream, session, done) => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk);
        if (mail.mood === 'drop') {
          for (const connection of started.connections) connection.close();
          return;
        }
        mail.received.push(await PostalMime.parse(Buffer.concat(chunks)));
        done(null, session.id);
      },
    });
    started.on('error', () => undefined);
    const listening = Promise.withResolvers<void>();
    started.listen(port, '127.0.0.1', listening.resolve);
    await listening.promise;
    server = started;
  };

  const url = `smtp://127.0.0.1:${port}`;
  const mail: TestMailServer = {
    url,
    settings: {
      smtpUrl: url,
      enquiryTo: 'desk@straitworks.example',
      enquiryFrom: 'site@straitworks.example',
    },
    received: [],
    mood: 'take',
    start,
    stop: async () => {
      const stopped = Promise.withResolvers<void>();
      if (!server) return;
      server.close(() => stopped.resolve());
      server = null;
      await stopped.promise;
    },
  };
  await start();
  return mail;
}
