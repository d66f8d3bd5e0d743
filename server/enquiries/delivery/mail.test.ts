import { createServer, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../../testing/enquiries/mail-server.ts';
import { sampleOffers, sampleOffice, storedEnquiry } from '../../../testing/enquiries/sample-enquiry.ts';
import { freePort } from '../../../testing/free-port.ts';
import type { StoredEnquiry } from '../repository.ts';
import { composeMail, mailDelivery } from './mail.ts';

const addresses = {
  from: 'site@straitworks.example',
  to: 'team@straitworks.example',
  siteName: 'A',
  office: sampleOffice,
  topics: [],
};
const send = (url: string) => mailDelivery(url, addresses)(storedEnquiry());

/** A TCP server whose behaviour is decided by `onConnection`. */
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
  // One that answers in time, one greeting line after the other, and never comes to an end.
  const host = await startServer((socket) => {
    const timer = setInterval(() => socket.write('220-please hold\r\n'), 20);
    socket.on('close', () => clearInterval(timer));
  });
  expect(await mailDelivery(`smtp://${host}`, addresses, 150)(storedEnquiry())).toMatchObject({
    result: 'unreachable',
  });
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
  expect(server.received).toEqual([]);
  expect(await send(`${elsewhere}?requireTLS=false`)).toEqual({ result: 'sent' });
  expect(await send(server.url)).toEqual({ result: 'sent' });
});

/** Through nodemailer and back, so that what is tested is what a mail program reads. */
async function written(changes: Partial<StoredEnquiry> = {}, from = 'Website <site@straitworks.example>') {
  const to = 'desk@straitworks.example';
  const options = { to, from, siteName: 'Harbour & Light', office: sampleOffice, topics: sampleOffers };
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(composeMail(storedEnquiry(changes), options));
  const raw = message.toString();
  return { raw, mail: await PostalMime.parse(raw) };
}

test('the mail answers to the visitor and names topic, company and enquiry', async () => {
  const { mail } = await written();
  expect(mail.subject).toBe('Enquiry: Web Application Development, from Kopi & Kaya');
  expect(mail.replyTo).toEqual([{ name: 'Mei Ling Tan', address: 'mei.ling@visitor.example' }]);
  expect(mail.from).toMatchObject({ address: 'site@straitworks.example' });
  expect(mail.to).toMatchObject([{ address: 'desk@straitworks.example' }]);
  expect(mail.messageId).toBe('<enquiry.01a1fbd4-4ba5-7a5d-b560-ee054349121a@straitworks.example>');
  expect(mail.date).toBe('2026-11-20T10:00:00.000Z');
  // Out-of-office replies would go to the visitor, so the mail is marked as automatic.
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
});

test('the sender is named after the site, unless the setting has a name or several addresses', async () => {
  const sender = async (from?: string) => (await written({}, from)).mail.from;
  expect(await sender()).toEqual({ name: 'Website', address: 'site@straitworks.example' });
  expect(await sender('site@straitworks.example')).toEqual({
    name: 'Harbour & Light',
    address: 'site@straitworks.example',
  });
  // Several senders, with commas between.
  const { raw } = await written({}, 'site@straitworks.example, desk@straitworks.example');
  expect(raw).toContain('\r\nFrom: site@straitworks.example, desk@straitworks.example\r\n');
});

test('it is text that carries every word, and has no markup that a mail program would show', async () => {
  const { mail } = await written({
    message: 'First line\nSecond <b>line</b> & more',
    history: 'visit 1\nvisit 2',
    plan: 'Twelve weeks\n<i>with us</i>',
  });
  for (const word of ['Mei Ling Tan', '+65 6123 4567', 'visit 2', 'Twelve weeks', '20 Nov 2026, 18:00']) {
    expect(mail.text).toContain(word);
  }
  expect(mail.text).toContain('First line\nSecond <b>line</b> & more');
  expect(mail.text).toContain('Plan:\nTwelve weeks\n<i>with us</i>');
  expect(mail.html).toBeUndefined();
});

test('an offer that has been removed is named after its stored slug', async () => {
  const { mail } = await written({ topic: 'cloud-hosting' });
  expect(mail.subject).toBe('Enquiry: Cloud hosting, from Kopi & Kaya');
});

test('what is empty is left out, and an unverified enquiry says so', async () => {
  const { mail } = await written({ company: '', phone: '', topic: '', verified: 0 });
  expect(mail.subject).toBe('[unverified] Enquiry: no topic, from Mei Ling Tan');
  expect(mail.text).not.toContain('Phone');
});

test('no field can add a header or an address', async () => {
  const injection = 'X\r\nBcc: victim@else.example\r\n\r\nbody';
  const { raw, mail } = await written({
    name: injection,
    company: injection,
    topic: injection,
    email: 'a@b.example',
  });
  expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
  expect(mail.bcc ?? []).toEqual([]);
  expect(mail.replyTo).toHaveLength(1);
  expect(mail.replyTo?.[0]?.address).toBe('a@b.example');
  const { mail: quoted } = await written({ name: '"Eve" <eve@else.example>, Adam' });
  expect(quoted.replyTo).toEqual([
    { name: '"Eve" <eve@else.example>, Adam', address: 'mei.ling@visitor.example' },
  ]);
});

test('names in any script, and text that turns direction, stay readable', async () => {
  const { mail } = await written({ name: '陳美玲', company: 'Évil \u202Etxt.exe' });
  expect(mail.replyTo?.[0]?.name).toBe('陳美玲');
  expect(mail.subject).toBe('Enquiry: Web Application Development, from Évil txt.exe');
  const { mail: encoded } = await written({ name: '=?utf-8?Q?Boss?=', company: '=?utf-8?B?UGF5IG5vdw==?=' });
  expect(encoded.subject).toContain('= ?utf-8?B?UGF5IG5vdw');
  expect(encoded.subject).not.toContain('Pay now');
  expect(encoded.replyTo?.[0]?.name).not.toBe('Boss');
});
