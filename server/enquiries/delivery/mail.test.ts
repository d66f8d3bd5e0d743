/** Failures of the connection; what the server answers is tested with the delivery loop. */
import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { storedEnquiry } from '../testing/sample-enquiry.ts';
import { mailDelivery } from './mail.ts';

const addresses = {
  from: 'site@straitworks.example',
  to: 'team@straitworks.example',
  siteName: 'A',
  topics: [],
};
const send = (url: string) => mailDelivery(url, addresses)(storedEnquiry());

/** A server that is what becomes of its connections. */
async function startServer(onConnection: (socket: Socket) => void): Promise<string> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `127.0.0.1:${port}`;
}

/** Answers in time, one greeting line after the other, and never comes to an end. */
const startEndlessServer = () =>
  startServer((socket) => {
    const timer = setInterval(() => socket.write('220-please hold\r\n'), 20);
    socket.on('close', () => clearInterval(timer));
  });

/** Says what it is told to, by the first word of what it hears. */
const startScriptedServer = (replies: Record<string, string>) =>
  startServer((socket) => {
    socket.write('220 ready\r\n');
    socket.on('data', (heard) => {
      const [word = ''] = String(heard).trim().split(' ');
      socket.write(`${replies[word] ?? '250 fine'}\r\n`);
    });
  });

test('gives up a delivery in time, whatever the server is doing', async () => {
  const url = `smtp://${await startEndlessServer()}`;
  expect(await mailDelivery(url, addresses, 150)(storedEnquiry())).toMatchObject({ result: 'unreachable' });
});

test.each([
  ['is about to close', { MAIL: '421 closing' }, 'EENVELOPE 421'],
  ['does not take our password', { EHLO: '250-me\r\n250 AUTH PLAIN', AUTH: '550 who are you' }, 'EAUTH 550'],
])('a server that %s fares no better with the next enquiry', async (_, replies, error) => {
  const host = await startScriptedServer(replies);
  expect(await send(`smtp://user:password@${host}`)).toEqual({ result: 'unreachable', error });
});

test('several recipients, with commas between, all get the mail', async () => {
  const server = await startMailServer();
  onTestFinished(server.stop);
  const to = 'team@straitworks.example, desk@straitworks.example';
  expect(await mailDelivery(server.url, { ...addresses, to })(storedEnquiry())).toEqual({ result: 'sent' });
  expect(server.received[0]?.to?.map(({ address }) => address)).toEqual([
    'team@straitworks.example',
    'desk@straitworks.example',
  ]);
});

test.each([
  ['refuse-for-good', 'refused', 'EENVELOPE 550'],
  ['refuse-for-now', 'postponed', 'EENVELOPE 451'],
  ['no-login', 'unreachable', 'EENVELOPE 530'],
  ['drop', 'unreachable', expect.any(String)],
] as const)('from a server that would %s, a mail is %s', async (mood, result, error) => {
  const server = await startMailServer();
  onTestFinished(server.stop);
  server.mood = mood;
  expect(await send(server.url)).toEqual({ result, error });
});

test('another machine gets mail over TLS only, unless SMTP_URL says otherwise', async () => {
  const server = await startMailServer();
  onTestFinished(server.stop);
  // Leads to this machine as well, which its name does not say.
  const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0');
  expect(await send(elsewhere)).toMatchObject({
    result: 'unreachable',
    error: expect.stringContaining('ETLS'),
  });
  expect(server.raw).toEqual([]);
  expect(await send(`${elsewhere}?requireTLS=false`)).toEqual({ result: 'sent' });
  expect(await send(server.url)).toEqual({ result: 'sent' });
});
