/** Who the server talks to: mail server, webhook's receiver, captcha provider. Each can be away, or refuse. */
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer, Server as TlsServer } from 'node:https';
import { text } from 'node:stream/consumers';
import { listen } from '../../server/connections.ts';
import { startMailServer } from '../../testing/enquiries/mail-server.ts';
import type { Certificate, KeyPair } from './certificates.ts';
import type { Ledger } from './ledger.ts';

const desk = 'desk@straitworks.example';
const team = 'team@straitworks.example';
export const mailed = [desk, team];
export const everyone = [...mailed, 'webhook'];

export type Peers = Awaited<ReturnType<typeof startPeers>>;

export async function startPeers(ledger: Ledger, certificate: Certificate | null) {
  const mailbox = { name: 'site', password: 'first-password' };
  const mail = await startMailServer({ user: mailbox });
  const webhook = await startWebhook(ledger, certificate);
  const captcha = await startCaptcha();
  return {
    mail,
    mailbox,
    webhook,
    captcha,
    certificate,
    /** Notes what the mail server has taken since it was last asked. */
    readMail: () => {
      for (const { envelope, subject = '', text: words = '' } of mail.received.splice(0)) {
        if (subject === 'Enquiries waiting for you') ledger.counts.dailyMails += 1;
        else if (!subject.startsWith('Test: ')) for (const to of envelope) ledger.told(words, to);
      }
    },
    settings: () => ({
      SMTP_URL: mail.url,
      ENQUIRY_TO: `${desk}, ${team}`,
      ENQUIRY_FROM: mail.settings.ENQUIRY_FROM,
      ENQUIRY_WEBHOOK_URL: webhook.url,
      ENQUIRY_WEBHOOK_SECRET: 'a secret of the receiver’s and ours',
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_SECRET: 'secret',
      RECAPTCHA_VERIFY_URL: captcha.url,
      ...(certificate && { NODE_EXTRA_CA_CERTS: certificate.authority }),
    }),
    stop: async () => {
      await mail.stop();
      for (const { server } of [webhook, captcha]) close(server);
    },
  };
}

function close(server: Server): void {
  server.closeAllConnections();
  server.close();
}

async function startWebhook(ledger: Ledger, certificate: Certificate | null) {
  const state = { status: 204 };
  const take: RequestListener = async (request, response) => {
    const body = await text(request).catch(() => null);
    // Its sender was killed.
    if (body === null) return;
    const { status } = state;
    const { test } = JSON.parse(body);
    if (status < 300 && !test) ledger.told(body, 'webhook');
    response.writeHead(status).end();
  };
  const server = certificate ? createTlsServer(certificate.valid(), take) : createServer(take);
  const url = await listen(server, { host: '127.0.0.1', port: 0 });
  return Object.assign(state, {
    server,
    url: certificate ? url.replace('http:', 'https:') : url,
    /** From now on. */
    present: (pair: KeyPair) => {
      if (server instanceof TlsServer) server.setSecureContext(pair);
    },
  });
}

/** Every answer is right, unless it's away. Nothing stays open, because an open connection counts as something under way. */
async function startCaptcha() {
  const state = { isAway: false };
  const server = createServer(async (request, response) => {
    const answer = new URLSearchParams(await text(request).catch(() => '')).get('response') ?? '';
    response.setHeader('connection', 'close');
    if (state.isAway) return void response.writeHead(500).end();
    const success = answer.startsWith('answer-');
    response.end(JSON.stringify({ success, 'error-codes': success ? [] : ['invalid-input-response'] }));
  });
  return Object.assign(state, { server, url: await listen(server, { host: '127.0.0.1', port: 0 }) });
}
