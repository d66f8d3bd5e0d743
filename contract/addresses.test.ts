import { expect, test } from 'vitest';
import {
  isNeverOwnFile,
  isNeverRedirected,
  isPageAddress,
  isReserved,
  isServerAddress,
} from './addresses.ts';

test.each([
  ['/api', true],
  ['/api/enquiries?a=b', true],
  ['/healthz', true],
  ['/readyz?verbose', true],
  ['/apiary', false],
  ['/healthz/more', false],
  ['/services?to=/api/', false],
])('the server answers %s itself: %s', (target, answers) => {
  expect(isServerAddress(target)).toBe(answers);
});

test.each(['api', 'healthz', 'assets', 'documents', 'styleguide', 'index', '404'])(
  'no page can be called %s',
  (name) => {
    expect(isReserved(name)).toBe(true);
  },
);

test.each([
  ['/api/*', true, true],
  ['/healthz', true, true],
  ['/assets/app.js', true, true],
  ['/Assets/*', true, false],
  ['/documents/rates.pdf', false, false],
  ['/about', false, false],
])('of %s, the site refuses redirects: %s, and files of an owner: %s', (path, redirects, files) => {
  expect([isNeverRedirected(path), isNeverOwnFile(path)]).toEqual([redirects, files]);
});

test.each([
  ['/services#prices', true],
  ['/documents/rates.PDF', false],
  ['/api/captcha', false],
  ['https://other.example/', false],
])('%s can be the address of a page: %s', (address, can) => {
  expect(isPageAddress(address)).toBe(can);
});
