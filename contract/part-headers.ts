/**
 * What every page's part is served with, by the server and by static hosts: one rule for all of them. It's sent as text, so
 * that nothing runs in one that's opened by itself, no host rewrites it or its address, and a page that comes in its place
 * is told apart.
 */
import { confinedPolicy, ownResource } from './security-headers.ts';

export const partType = 'text/plain; charset=utf-8';

export const partHeaders = {
  'content-type': partType,
  'content-security-policy': confinedPolicy,
  'x-robots-tag': 'noindex',
  ...ownResource,
} as const;
