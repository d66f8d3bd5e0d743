import { createServer, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Misbehaviour, startMailServer } from '../../../testing/enquiries/mail-server.ts';
import { sampleOffers, sampleOffice, storedEnquiry } from '../../../testing/enquiries/sample-enquiry.ts';
import { freePort } from '../../../testing/free-port.ts';
import { until } from '../../../testing/until.ts';
import type { StoredEnquiry } from '../repository.ts';
import { composeMail, mailCarrier } from './mail.ts';

const one = 'desk@straitworks.example';
const other = 'team@straitworks.example';
const options = { from: 'site@straitworks.example', siteName: 'A', office: sampleOffice, topics: [] };
// Ample, because they only have to end what hangs.
const limits = { handOverMs: 60_000, answerMs: 60_000 };

type Changes = { to?: string; accepted?: string[]; limits?: Partial<typeof limits>; signal?: AbortSignal };

function send(smtpUrl: string, changes: Changes = {}) {
  const { to = one, accepted = [], signal = new AbortController().signal } = changes;
  const carrier = mailCarrier({ smtpUrl, to, ...options }, { ...limits, ...changes.limits });
  const acceptances = accepted.map((recipient) => ({ recipient, accepted_at: 7 }));
  return carrier.deliver({ enquiry: storedEnquiry({ acceptances }), accepted, signal });
}

const server = await startMailServer();
afterAll(() => server.stop());
beforeEach(() => {
  server.misbehaves = {};
  server.received.length = 0;
});

test('each recipient gets the mail once, and who has it already is left out', async () => {
  const to = `Team <${other}>, ${one}, ${other}`;
  expect(await send(server.url, { to })).toEqual({ result: 'sent', accepted: [other, one] });
  expect(await send(server.url, { to, accepted: [other] })).toEqual({ result: 'sent', accepted: [one] });
  expect(server.received.map(({ envelope }) => envelope)).toEqual([[other, one], [one]]);
  expect(server.received[1]?.to?.map(({ address }) => address)).toEqual([other, one, other]);
});

test('nothing is sent when whoever had not accepted it is no longer in ENQUIRY_TO', async () => {
  expect(await send(server.url, { accepted: [one] })).toEqual({ result: 'sent', accepted: [], at: 7 });
  expect(server.received).toEqual([]);
});

test.each<[string, Misbehaviour, string]>([
  ['greets with 554', { greeting: '554 5.7.1 Blocklisted' }, 'EPROTOCOL 554 5.7.1'],
  ['wants a login', { sender: '530 5.7.0 Log in first' }, 'EENVELOPE 530 5.7.0'],
  ['refuses our sender', { sender: '553 5.1.8 Bad sender' }, 'EENVELOPE 553 5.1.8'],
  [
    'has blocked our address, and says so late',
    { recipients: { [one]: '554 5.7.1 Blocked' } },
    `EENVELOPE 554 5.7.1 for ${one}`,
  ],
  ['has a daily limit', { message: '550 5.4.5 Daily limit' }, 'EMESSAGE 550 5.4.5'],
  ['has no room', { message: '452 4.3.1 Disk full' }, 'EMESSAGE 452 4.3.1'],
])('a server that %s would take no other enquiry either', async (_, misbehaviour, fault) => {
  server.misbehaves = misbehaviour;
  expect(await send(server.url)).toMatchObject({ result: 'blocked', fault });
  expect(server.received).toEqual([]);
});

test('a server that never greets is given up in time, and would take no other enquiry either', async () => {
  server.misbehaves = { greeting: 'hang' };
  const outcome = await send(server.url, { limits: { handOverMs: 300 } });
  expect(outcome).toEqual({ result: 'blocked', fault: 'ETIMEDOUT', isNetwork: true });
});

test.each<[string, Misbehaviour, string]>([
  [
    'does not know the recipient',
    { recipients: { [one]: '550 5.1.1 Unknown' } },
    `EENVELOPE 550 5.1.1 for ${one}`,
  ],
  ['greylists the recipient', { recipients: { [one]: '451 4.7.1 Later' } }, `EENVELOPE 451 4.7.1 for ${one}`],
  ['takes the message for spam', { message: '554 5.7.1 Spam' }, 'EMESSAGE 554 5.7.1'],
  ['never answers a message', { message: 'hang' }, 'ETIMEDOUT before it answered'],
  ['cuts the line instead of answering a message', { message: 'drop' }, 'ECONNECTION before it answered'],
])('a server that %s is no obstacle to other enquiries', async (_, misbehaviour, fault) => {
  server.misbehaves = misbehaviour;
  // Only one that never answers is given up; the others are waited for, also on a busy machine.
  const limits = misbehaviour.message === 'hang' ? { answerMs: 300 } : {};
  const outcome = await send(server.url, { limits });
  const isUnanswered = fault.endsWith('before it answered') ? { isUnanswered: true } : {};
  expect(outcome).toEqual({ result: 'postponed', accepted: [], fault, ...isUnanswered });
});

test.each([
  ['451 4.7.1 Greylisted', 'EENVELOPE 451 4.7.1'],
  ['550 5.7.1 Members only', 'EENVELOPE 550 5.7.1'],
] as const)(
  'of two recipients, one takes the mail and the other is refused with %s',
  async (reply, fault) => {
    server.misbehaves = { recipients: { [other]: reply } };
    expect(await send(server.url, { to: `${one}, ${other}` })).toEqual({
      result: 'postponed',
      accepted: [one],
      fault: `${fault} for ${other}`,
    });
    expect(await send(server.url, { to: `${one}, ${other}`, accepted: [one] })).toEqual({
      result: 'postponed',
      accepted: [],
      fault: `${fault} for ${other}`,
    });
    expect(server.received.map(({ envelope }) => envelope)).toEqual([[one]]);
  },
);

test('a server that takes longer to answer a message than to take it is waited for', async () => {
  server.misbehaves = { delayMs: 3000 };
  expect(await send(server.url, { limits: { handOverMs: 2500 } })).toMatchObject({ result: 'sent' });
});

test('a stop before the message was handed over is no failure, and one after it is', async () => {
  const stop = new AbortController();
  server.misbehaves = { greeting: 'hang' };
  const seen = server.connections;
  const greeted = send(server.url, { signal: stop.signal });
  await until('connected', () => server.connections > seen);
  stop.abort();
  expect(await greeted).toEqual({ result: 'stopped' });

  const late = new AbortController();
  server.misbehaves = { message: 'hang' };
  const before = server.messages;
  const handedOver = send(server.url, { signal: late.signal });
  await until('handed over', () => server.messages > before);
  late.abort();
  expect(await handedOver).toMatchObject({ result: 'postponed' });
});

/** A TCP server that says what it's told to, by the first word of what it hears. */
async function startScriptedServer(replies: Record<string, string>): Promise<string> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    socket.write('220 ready\r\n');
    socket.on('data', (heard) => {
      const [word = ''] = String(heard).trim().split(' ');
      socket.write(`${replies[word] ?? '250 fine'}\r\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `127.0.0.1:${port}`;
}

test.each([
  ['is about to close', { MAIL: '421 closing' }, /421/],
  [
    'does not take our password',
    { EHLO: '250-me\r\n250 AUTH PLAIN', AUTH: '550 who are you' },
    /^EAUTH 550$/,
  ],
])('a server that %s fares no better with the next enquiry', async (_, replies, fault) => {
  const host = await startScriptedServer(replies);
  expect(await send(`smtp://user:password@${host}`)).toMatchObject({
    result: 'blocked',
    fault: expect.stringMatching(fault),
  });
});

test('another machine gets mail over TLS only, unless SMTP_URL says otherwise', async () => {
  // Leads to this machine as well, which its name does not say.
  const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0');
  expect(await send(elsewhere)).toMatchObject({
    result: 'blocked',
    fault: expect.stringContaining('ETLS'),
  });
  expect(server.received).toEqual([]);
  expect(await send(`${elsewhere}?requireTLS=false`)).toMatchObject({ result: 'sent' });
  expect(await send(server.url)).toMatchObject({ result: 'sent' });
});

/** Through nodemailer and back, so that what is tested is what a mail program reads. */
async function written(changes: Partial<StoredEnquiry> = {}, from = 'Website <site@straitworks.example>') {
  const to = 'desk@straitworks.example';
  const settings = { to, from, siteName: 'Harbour & Light', office: sampleOffice, topics: sampleOffers };
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(composeMail(storedEnquiry(changes), settings));
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
