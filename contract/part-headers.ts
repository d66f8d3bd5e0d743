/** A part is sent as text, so that nothing runs in it, no proxy rewrites it, and a page in its place is noticed. */
import { confinedPolicy } from './security-headers.ts';

export const partType = 'text/plain; charset=utf-8';

export const partHeaders = {
  'content-type': partType,
  'content-security-policy': confinedPolicy,
  'x-robots-tag': 'noindex',
} as const;
