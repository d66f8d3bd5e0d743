import { createHash } from 'node:crypto';

/** What an address has of the bytes, or of all that they're made of, so that it changes with them. */
export function shortHash(...made: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of made) hash.update(part);
  return hash.digest('base64url').slice(0, 8);
}
