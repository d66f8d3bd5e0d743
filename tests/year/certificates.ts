/** Certificates of the webhook's receiver, made by openssl: one that's valid, and one that ran out. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type KeyPair = { key: Buffer; cert: Buffer };

export type Certificate = {
  /** The file of who signs them. */
  authority: string;
  valid(): KeyPair;
  /** The same names, by the same signer, with another key. */
  renewed(): KeyPair;
  expired(): KeyPair;
};

/** Null where there's no openssl. */
export function makeCertificates(folder: string): Certificate | null {
  const openssl = (...options: string[]) => spawnSync('openssl', options, { cwd: folder }).status === 0;
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const make = (name: string, ...validity: string[]) =>
    openssl(
      ...['req', '-x509', ...key, '-CA', 'authority.pem', '-CAkey', 'authority.key', ...validity],
      ...[
        '-subj',
        '/CN=hook',
        '-addext',
        'subjectAltName=IP:127.0.0.1',
        '-addext',
        'basicConstraints=critical,CA:false',
      ],
      ...['-keyout', `${name}.key`, '-out', `${name}.pem`],
    );
  const isMade =
    openssl(
      'req',
      '-x509',
      ...key,
      '-days',
      '36500',
      '-subj',
      '/CN=CA',
      '-keyout',
      'authority.key',
      '-out',
      'authority.pem',
    ) &&
    make('valid', '-days', '36500') &&
    make('renewed', '-days', '36500') &&
    make('expired', '-not_before', '20200101000000Z', '-not_after', '20200201000000Z');
  if (!isMade) return null;
  const read = (name: string) => ({
    key: readFileSync(join(folder, `${name}.key`)),
    cert: readFileSync(join(folder, `${name}.pem`)),
  });
  return {
    authority: join(folder, 'authority.pem'),
    valid: () => read('valid'),
    renewed: () => read('renewed'),
    expired: () => read('expired'),
  };
}
