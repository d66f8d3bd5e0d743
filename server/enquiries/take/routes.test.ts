import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { runEnquiries } from '../../../testing/enquiries/run-command.ts';
import { sampleFields } from '../../../testing/enquiries/sample-enquiry.ts';
import { startService } from '../../../testing/enquiries/start-service.ts';
import { recordLog } from '../../../testing/temporary.ts';

const { log, lines, logged } = recordLog('trace');
const service = await startService({ log });
afterAll(() => service.close());

test.each([
  ['2026-11-01', '2026-11-01'],
  ['', '2026-11-23'],
])(
  'the date of the consent that a form has shown is kept, and without one that of the current: “%s”',
  async (shown, kept) => {
    const answer = await service.post(sampleFields({ consentVersion: shown, name: `Was shown ${shown}` }));
    const { id } = await answer.json();
    const { stdout } = await runEnquiries(['show', id], { DATA_DIR: service.dataDir });
    expect(stdout).toMatch(new RegExp(`consent +${kept}`));
  },
);

test('a form with faults brings the contact page back with every word', async () => {
  const answer = await service.postForm(sampleFields({ email: 'nope', company: '<b>' }));
  const page = await answer.text();
  expect(answer.status).toBe(422);
  expect(answer.headers.get('content-type')).toMatch('text/html');
  expect(page).toContain('"email":"nope"');
  expect(page).toContain('We would like to replace our ordering system this year.');
  expect(page).toContain('"refusal":null');
});

test('every sender is thanked in the same words, which promise a reply only where someone is configured', async () => {
  const SMTP_URL = 'smtp://127.0.0.1:9';
  const mail = { SMTP_URL, ENQUIRY_TO: 'team@host.example', ENQUIRY_FROM: 'site@host.example' };
  await using told = await startService({ settings: mail });
  await using untold = await startService();
  const locations = async ({ post, postForm }: typeof told) => {
    const answers = [
      await postForm(sampleFields({ name: 'By form' })),
      await post(sampleFields()),
      await post(sampleFields()),
      // A robot fills in what people don't see.
      await postForm(sampleFields({ name: 'Robot', website: 'https://spam.example' })),
    ];
    return new Set(answers.map(({ headers }) => headers.get('location')));
  };
  expect(await locations(told)).toEqual(new Set(['/thank-you#notified']));
  expect(await locations(untold)).toEqual(new Set(['/thank-you']));
});

const asJson = { 'content-type': 'application/json' };
const asText = { 'content-type': 'text/plain' };
const foreign = { origin: 'https://evil.example' };
const faulty = sampleFields({ email: 'nope', consent: '' });
const large = sampleFields({ plan: 'p'.repeat(140_000) });
const multipart = new FormData();
for (const [name, value] of Object.entries(sampleFields())) multipart.append(name, value);

test.each<[string, BodyInit, Record<string, string>, number]>([
  ['JSON', JSON.stringify(sampleFields()), asJson, 201],
  ['a form', new URLSearchParams(sampleFields()), {}, 303],
  ['a form with files', multipart, {}, 303],
  ['JSON with faults', JSON.stringify(faulty), asJson, 422],
  ['a form with faults', new URLSearchParams(faulty), {}, 422],
  ['JSON from another site', JSON.stringify(sampleFields()), { ...asJson, ...foreign }, 403],
  ['a form from another site', new URLSearchParams(sampleFields()), foreign, 403],
  ['too much JSON', JSON.stringify(large), asJson, 413],
  ['too large a form', new URLSearchParams(large), {}, 413],
  ['JSON in pieces', new Blob([JSON.stringify(sampleFields())]).stream(), asJson, 201],
  ['too much JSON in pieces', new Blob([JSON.stringify(large)]).stream(), asJson, 413],
  ['text', 'text', asText, 415],
])('%s is answered in its own way', async (_, body, headers, status) => {
  const address = `${service.url}/api/enquiries`;
  const post: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
    duplex: 'half',
  };
  const answer = await fetch(address, post);
  expect(answer.status).toBe(status);
});

test('JSON is answered with the id, or with each field’s fault', async () => {
  const taken = await (await service.post(sampleFields())).json();
  expect(taken).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  const words = expect.stringMatching(/\w/);
  expect(await (await service.post(faulty)).json()).toEqual({
    errors: [
      { field: 'email', code: 'malformed', message: words },
      { field: 'consent', code: 'required', message: words },
    ],
  });
});

test('what isn’t read gets a plain page that renders nothing of what was sent', async () => {
  const answer = await service.postForm(sampleFields(), { origin: 'null' });
  expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8');
  const page = await answer.text();
  expect(page).toContain('didn’t come from our site');
  expect(page).not.toContain('Mei Ling Tan');
});

test('an address that a form has left in the address bar leads to the form', async () => {
  const answer = await fetch(`${service.url}/api/enquiries`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact-us']);
});

test('half an enquiry, from a connection that broke, is not stored', async () => {
  const { hostname, port } = new URL(service.url);
  const body = new URLSearchParams(sampleFields({ name: 'Cut off' })).toString();
  const socket = connect(Number(port), hostname, () => {
    socket.write(
      `POST /api/enquiries HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/x-www-form-urlencoded\r\n` +
        `Content-Length: ${body.length + 1000}\r\n\r\n${body}`,
      () => socket.destroy(),
    );
  });
  await once(socket, 'close');
  // What the server has read meanwhile it has looked at before this.
  await service.post(sampleFields({ name: 'Later' }));
  expect((await runEnquiries(['export'], { DATA_DIR: service.dataDir })).stdout).not.toContain('Cut off');
});

test('a full message and plan in any script fit together, and so does the history that an older page sends', async () => {
  const line = `Fri Nov 20 2026 18:03:12 GMT+0800 (Singapore Standard Time) https://host/${'x'.repeat(45)}`;
  const whole = {
    ...sampleFields({ name: 'Everything' }),
    message: '字'.repeat(5000),
    plan: '字'.repeat(6000),
    history: Array(500).fill(line).join('\n'),
  };
  expect((await service.post(whole)).status).toBe(201);
});

test('what is logged of an enquiry says nothing about the visitor', async () => {
  await service.post(sampleFields({ name: 'Traced' }));
  expect(logged()).toContainEqual(
    expect.objectContaining({
      msg: 'enquiry stored',
      enquiry: expect.any(String),
      verified: false,
      reason: 'captcha-missing',
    }),
  );
  // The one that was refused names our own host.
  const own = lines.filter((line) => !line.includes('"msg":"enquiry refused'));
  expect(own.join('')).not.toMatch(/mei\.ling|Mei Ling|Traced|ordering system|6123 4567|Kaya|127\.0\.0\.1/i);
});

test('a proxy that TRUST_PROXY doesn’t name is logged once, without a visitor’s address', async () => {
  const { log, lines } = recordLog();
  await using behind = await startService({ settings: { TRUST_PROXY: ['203.0.113.1'] }, log });
  for (const name of ['One', 'Two'])
    await behind.post(sampleFields({ name }), { 'x-forwarded-for': '198.51.100.7' });
  expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
  expect(lines.join('')).not.toContain('198.51.100.7');
});

test('the sender’s network address isn’t stored', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.77' };
  await service.post(sampleFields({ name: 'Whose address' }), headers);
  const cwd = service.dataDir;
  // Reading the database in this process would drop its locks (POSIX).
  const bytes = spawnSync('cat', readdirSync(cwd), { cwd, encoding: 'latin1' }).stdout;
  expect(bytes).toContain('Whose address');
  expect(bytes).not.toContain('198.51.100.77');
});
