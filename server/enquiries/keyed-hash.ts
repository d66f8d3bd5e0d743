/** Turns what must not be stored (addresses, request keys) into what only this site can recognise again. */
import { createHmac } from 'node:crypto';

/** `kind` keeps hashes of different things apart, even where the things read the same. */
export function keyedHash(salt: string, kind: string, value: string): string {
  return createHmac('sha256', salt).update(`${kind}\0${value}`).digest('base64url');
}
