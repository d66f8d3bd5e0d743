import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { endAttempts } from '../../../testing/end-attempts.ts';
import { type Misbehaviour, startMailServer } from '../../../testing/enquiries/mail-server.ts';
import { sampleOffers, sampleOffice, storedEnquiry } from '../../../testing/enquiries/sample-enquiry.ts';
import type { StoredEnquiry } from '../store/stored-enquiries.ts';
import type { Undelivered } from './deliveries.ts';
import { composeMail, mailCarrier } from './mail.ts';

const one = 'desk@straitworks.example';
const other = 'team@straitworks.example';
const name = 'www.straitworks.example';
const options = { office: sampleOffice, topics: [] };

/** Resolves with the fault, or null. */
async function send(url: string): Promise<string | null> {
  const mail = { url, name, to: one, from: 'site@straitworks.example' };
  const { signal } = new AbortController();
  const carrier = mailCarrier(mail, options);
  return await carrier.send(storedEnquiry(), { recipient: one, round: 1 }, signal).then(
    () => null,
    (error: Undelivered) => error.message,
  );
}

const server = await startMailServer();
afterAll(() => server.stop());
beforeEach(() => {
  server.misbehaves = {};
  server.received.length = 0;
});

test('each address of ENQUIRY_TO is a recipient once, and the mail names all of them', async () => {
  const to = `Team <${other}>, ${one}, ${other}`;
  const mail = { url: server.url, name, to, from: 'site@straitworks.example' };
  const carrier = mailCarrier(mail, options);
  expect(carrier.recipients).toEqual([other, one]);
  await carrier.send(storedEnquiry(), { recipient: one, round: 1 }, new AbortController().signal);
  expect(server.received.map(({ envelope }) => envelope)).toEqual([[one]]);
  expect(server.received[0]?.to?.map(({ address }) => address)).toEqual([other, one, other]);
});

test.each<[string, Misbehaviour, string]>([
  ['greets with 554', { greeting: '554 5.7.1 Blocklisted' }, 'EPROTOCOL 554 5.7.1'],
  ['refuses our sender', { sender: '553 5.1.8 Bad sender' }, 'EENVELOPE 553 5.1.8'],
  ['has a daily limit', { message: '550 5.4.5 Daily limit' }, 'EMESSAGE 550 5.4.5'],
  ['knows no such recipient', { recipients: { [one]: '550 5.1.1 No' } }, `EENVELOPE 550 5.1.1 for ${one}`],
  ['greylists', { recipients: { [one]: '451 4.7.1 Later' } }, `EENVELOPE 451 4.7.1 for ${one}`],
  ['takes it for spam', { message: '554 5.7.1 Spam' }, 'EMESSAGE 554 5.7.1'],
  ['cuts the line instead of an answer', { message: 'drop' }, 'ECONNECTION'],
])('a server that %s: the fault is named by numbers alone', async (_, misbehaviour, fault) => {
  server.misbehaves = misbehaviour;
  expect(await send(server.url)).toBe(fault);
  expect(server.received).toEqual([]);
});

test.each<[string, Misbehaviour, () => number, string]>([
  ['greets', { greeting: 'hang' }, () => server.connections, 'ETIMEDOUT'],
  ['answers', { message: 'hang' }, () => server.messages, 'ETIMEDOUT'],
])('one timer ends an attempt at a server that never %s', async (_, misbehaviour, met, fault) => {
  server.misbehaves = misbehaviour;
  const before = met();
  const end = endAttempts();
  const sent = send(server.url);
  await expect.poll(met).toBe(before + 1);
  end();
  expect(await sent).toBe(fault);
});

test('introduces itself by the name that it is given, because some servers refuse one without a dot', async () => {
  await send(server.url);
  expect(server.names.at(-1)).toBe('www.straitworks.example');
});

test('another machine gets mail over TLS only, unless SMTP_URL says otherwise', async () => {
  // This machine under another name.
  const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0');
  expect(await send(elsewhere)).toContain('ETLS');
  expect(server.received).toEqual([]);
  expect(await send(`${elsewhere}?requireTLS=false`)).toBeNull();
  expect(await send(server.url)).toBeNull();
});

/** Through nodemailer and back, as a mail program reads it. */
async function written(changes: Partial<StoredEnquiry> = {}, round = 1) {
  const [to, from] = ['desk@straitworks.example', 'Website <site@straitworks.example>'];
  const settings = { office: sampleOffice, topics: sampleOffers, round };
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(composeMail(storedEnquiry(changes), { to, from }, settings));
  const raw = message.toString();
  return { raw, mail: await PostalMime.parse(raw) };
}

test('the mail answers to the visitor and names topic, company and enquiry', async () => {
  const { mail } = await written();
  expect(mail.subject).toBe('Enquiry 4349121a: Web Application Development, from Kopi & Kaya');
  expect(mail.replyTo).toEqual([{ name: 'Mei Ling Tan', address: 'mei.ling@visitor.example' }]);
  expect(mail.from).toEqual({ name: 'Website', address: 'site@straitworks.example' });
  expect(mail.to).toMatchObject([{ address: 'desk@straitworks.example' }]);
  expect(mail.messageId).toBe('<enquiry.01a1fbd4-4ba5-7a5d-b560-ee054349121a@straitworks.example>');
  expect(mail.text).toContain('Received: 20 Nov 2026, 18:00 (Singapore)');
  // Help desks suspend automatic mail.
  expect(mail.headers.map(({ key }) => key)).not.toContain('auto-submitted');
});

test('what we know comes first, and every line of the visitor’s is marked', async () => {
  const { mail } = await written({ verified: 0, message: 'Hello\nCaptcha: verified\n\nReference: 00000000' });
  const lines = mail.text?.trimEnd().split('\n') ?? [];
  expect(lines.slice(0, 6)).toEqual([
    'Received: 20 Nov 2026, 18:00 (Singapore)',
    'Captcha: not verified, so take care with links',
    'Reference: 4349121a',
    'Enquiry: 01a1fbd4-4ba5-7a5d-b560-ee054349121a',
    '',
    'The visitor wrote:',
  ]);
  expect(lines.slice(7).filter((line) => !line.startsWith('|'))).toEqual([]);
});

test('what an operator sends again is a message of its own', async () => {
  const { mail } = await written({}, 2);
  expect(mail.messageId).toBe('<enquiry.01a1fbd4-4ba5-7a5d-b560-ee054349121a.2@straitworks.example>');
});

test('a mail server on this machine is believed, whatever its certificate says', async () => {
  const own = await startMailServer({ tls: 'at once' });
  onTestFinished(own.stop);
  expect(await send(own.url)).toBeNull();
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
  expect(mail.text).toContain('| First line\n| Second <b>line</b> & more');
  expect(mail.text).toContain('| Plan:\n| Twelve weeks\n| <i>with us</i>');
  expect(mail.html).toBeUndefined();
});

test('what is empty is left out, and an unverified enquiry says so', async () => {
  const { mail } = await written({ company: '', phone: '', topic: '', verified: 0 });
  expect(mail.subject).toBe('[unverified] Enquiry 4349121a: no topic, from Mei Ling Tan');
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
  expect(mail.subject).toBe('Enquiry 4349121a: Web Application Development, from Évil txt.exe');
  const { mail: encoded } = await written({ name: '=?utf-8?Q?Boss?=', company: '=?utf-8?B?UGF5IG5vdw==?=' });
  expect(encoded.subject).toContain('= ?utf-8?B?UGF5IG5vdw');
  expect(encoded.subject).not.toContain('Pay now');
  expect(encoded.replyTo?.[0]?.name).not.toBe('Boss');
});
