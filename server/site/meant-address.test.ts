import { expect, test } from 'vitest';
import { meantAddresses } from './meant-address.ts';

const meant = meantAddresses([
  ['/', '/'],
  ['/index.html', '/'],
  ['/contact-us', '/contact-us'],
  ['/contact-us.html', '/contact-us'],
  ['/rates-2026.pdf', '/rates-2026.pdf'],
  ['/Rates 2026.pdf', '/Rates 2026.pdf'],
  ['/rates/2026.pdf', '/rates/2026.pdf'],
  ['/rates_2026.PDF', '/rates_2026.PDF'],
  ['/服务', '/服务'],
  ['/assets/client-AbC.js', '/assets/client-AbC.js'],
]);

test.each([
  ['/Contact_Us', '/contact-us'],
  ['/contact\u200b-us', '/contact-us'],
  ['/“contact–us.HTML”', '/contact-us'],
  ['/服务。', '/服务'],
  ['/INDEX.HTML', '/'],
  ['///', '/'],
])('%s means %s', (path, address) => {
  expect(meant(path)).toBe(address);
});

test.each([
  '/€',
  '/-',
  '/_',
  '/-/!',
  '/contact',
  '/contact/us',
  '/rates2026.pdf',
  '/assets/client-abc.js',
  '',
])('%s means nothing that we know', (path) => {
  expect(meant(path)).toBeNull();
});
