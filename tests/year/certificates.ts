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
  const request = ['req', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const sign = ['x509', '-req', '-CA', 'authority.pem', '-CAkey', 'authority.key', '-CAcreateserial'];
  const make = (name: string, days: number) =>
    openssl(
      ...[...request, '-subj', '/CN=hook', '-addext', 'subjectAltName=IP:127.0.0.1'],
      ...['-keyout', `${name}.key`, '-out', `${name}.csr`],
    ) &&
    openssl(
      ...[...sign, '-copy_extensions', 'copy', '-days', String(days)],
      ...['-in', `${name}.csr`, '-out', `${name}.pem`],
    );
  const isMade =
    openssl(
      ...[...request, '-x509', '-days', '36500', '-subj', '/CN=CA'],
      ...['-keyout', 'authority.key', '-out', 'authority.pem'],
    ) &&
    make('valid', 36_500) &&
    make('renewed', 36_500) &&
    make('expired', -1);
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
