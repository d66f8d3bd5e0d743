/**
 * What every page's part is served with. It's sent as text, so that nothing runs in one that's opened by itself, no proxy
 * rewrites it, and a page that comes in its place is told apart.
 */
import { confinedPolicy } from './security-headers.ts';

export const partType = 'text/plain; charset=utf-8';

export const partHeaders = {
  'content-type': partType,
  'content-security-policy': confinedPolicy,
  'x-robots-tag': 'noindex',
} as const;
