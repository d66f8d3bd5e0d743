/** Mail with a login, over TLS or after STARTTLS. */
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { mailCertificate, startMailServer } from '../../../testing/enquiries/mail-server.ts';
import { runEnquiries } from '../../../testing/enquiries/run-command.ts';
import { sampleOffice, storedEnquiry } from '../../../testing/enquiries/sample-enquiry.ts';
import type { Undelivered } from './deliveries.ts';
import { mailCarrier } from './mail.ts';

/** It has characters that an address encodes. */
const user = { name: 'site@straitworks.example', password: 'p@ss/w#rd?100%' };
const desk = 'desk@straitworks.example';
const systems = getCACertificates('default');
afterEach(() => setDefaultCACertificates(systems));
const trustCertificate = () => setDefaultCACertificates([...systems, mailCertificate]);

async function start(tls: 'at once' | 'by STARTTLS') {
  const mail = await startMailServer({ tls, user });
  onTestFinished(mail.stop);
  // This machine under another name, because mail on this machine needs no TLS.
  return { mail, url: mail.url.replace('127.0.0.1', '0.0.0.0') };
}

/** Resolves with the fault, or null. */
async function send(url: string): Promise<string | null> {
  const options = { office: sampleOffice, topics: [] };
  const carrier = mailCarrier({ url, name: 'www.straitworks.example', to: desk, from: user.name }, options);
  return await carrier
    .send(storedEnquiry(), { recipient: desk, round: 1 }, new AbortController().signal)
    .then(
      () => null,
      (error: Undelivered) => error.message,
    );
}

test.each(['at once', 'by STARTTLS'] as const)('a mail goes encrypted %s, after a login', async (tls) => {
  trustCertificate();
  const { mail, url } = await start(tls);
  expect(await send(url)).toBeNull();
  expect(mail.received).toMatchObject([{ envelope: [desk], encrypted: true, user: user.name }]);
});

test.each(['at once', 'by STARTTLS'] as const)(
  'a password that is wrong is named by numbers alone (%s)',
  async (tls) => {
    trustCertificate();
    const { mail, url } = await start(tls);
    const fault = await send(url.replace('100%25', '99%25'));
    expect(fault).toBe('EAUTH 535 5.7.8');
    expect([mail.logins, mail.received]).toEqual([1, []]);
  },
);

test.each(['at once', 'by STARTTLS'] as const)(
  'a certificate that nobody has signed gets neither password nor mail (%s)',
  async (tls) => {
    const { mail, url } = await start(tls);
    expect(await send(url)).toBe('DEPTH_ZERO_SELF_SIGNED_CERT');
    expect([mail.logins, mail.messages]).toEqual([0, 0]);
  },
);

test('check logs in, and says which scheme a port wants that begins without TLS', async () => {
  trustCertificate();
  const { mail, url } = await start('by STARTTLS');
  const environment = {
    ...mail.settings,
    SMTP_URL: url,
    DATA_DIR: 'none',
    SITE_URL: 'https://www.straitworks.example',
  };
  const { stdout } = await runEnquiries(['check'], environment);
  expect(stdout).toMatch(/^ok {4}mail: .* takes our connection and login$/m);
  const SMTP_URL = url.replace('smtp:', 'smtps:');
  expect((await runEnquiries(['check'], { ...environment, SMTP_URL })).stdout).toMatch(
    /^FAIL {2}mail: .*does not begin with TLS there\. Use smtp:\/\//m,
  );
});
