/** The mail about a unit that has failed, as systemd has it sent. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Misbehaviour, startMailServer } from '../../testing/enquiries/mail-server.ts';

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeEach(async () => {
  server = await startMailServer();
  onTestFinished(server.stop);
});

async function sendAlert(smtpUrl: string, misbehaves: Misbehaviour = {}) {
  server.misbehaves = misbehaves;
  const env = {
    PATH: process.env['PATH'],
    SMTP_URL: smtpUrl,
    ENQUIRY_TO: 'one@host.example, two@host.example',
    ENQUIRY_FROM: 'site@host.example',
  };
  const alert = spawn(process.execPath, ['deploy/send-alert.ts', 'straitworks-backup.service'], { env });
  const { promise: ended, resolve } = Promise.withResolvers<number | null>();
  alert.once('close', resolve);
  const told = await text(alert.stderr);
  return { code: await ended, told };
}

test('names the unit, and the command that says why, to everyone', async () => {
  expect(await sendAlert(server.url)).toEqual({ code: 0, told: '' });
  expect(server.received).toMatchObject([
    {
      subject: expect.stringMatching(/^straitworks-backup\.service has failed on \S+$/),
      text: expect.stringContaining('journalctl --unit straitworks-backup.service'),
      envelope: ['one@host.example', 'two@host.example'],
    },
  ]);
});

test('without TLS, another machine gets neither the mail nor the password', async () => {
  // Leads to this machine as well, which its name does not say.
  const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0').replace('smtp://', 'smtp://user:password@');
  const { code, told } = await sendAlert(elsewhere);
  expect([code, told]).toEqual([1, expect.stringContaining('The alert was not mailed: ETLS')]);
  expect(told).not.toContain('password');
  expect([server.logins, server.received]).toEqual([0, []]);
});

test.each<[string, Misbehaviour, string]>([
  ['is refused', { sender: '553 5.1.8 Bad sender' }, 'EENVELOPE 553 5.1.8'],
  [
    'is refused for one recipient',
    { recipients: { 'two@host.example': '550 5.1.1 Unknown' } },
    'EENVELOPE 550 5.1.1 for two@host.example',
  ],
])('says why when it %s', async (_, misbehaviour, fault) => {
  const { code, told } = await sendAlert(server.url, misbehaviour);
  expect([code, told]).toEqual([1, expect.stringContaining(`The alert was not mailed: ${fault}`)]);
});
