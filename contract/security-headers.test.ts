import { expect, test } from 'vitest';
import { contentSecurityPolicy, isConfined, securityHeaders } from './security-headers.ts';

test.each([
  'assets/pictures/logo-12345678.svg',
  'icon.svg',
  'verify.html',
  'old/index.HTM',
  'page.shtml',
  'page.xhtml',
  'page.xht',
  'sitemap.xml',
  'feed.rss',
  'sheet.xsl',
  'drawing.svgz',
  '.well-known/anything',
])('nothing runs in %s when it’s opened by itself', (file) => {
  expect(isConfined(file)).toBe(true);
});

test.each([
  // A worker goes by the policy of its own script.
  'assets/client-12345678.js',
  'assets/style-12345678.css',
  'services.md',
  'robots.txt',
  'documents/policy.pdf',
  'film.mp4',
])('%s needs no policy', (file) => {
  expect(isConfined(file)).toBe(false);
});

test.each([true, false])('no other site can show a page in a frame (reCAPTCHA: %s)', (recaptcha) => {
  const page = { styleHash: 'sha256-style', scriptHashes: ['sha256-script'], hasForm: true };
  expect(contentSecurityPolicy(page, recaptcha).split('; ')).toContain("frame-ancestors 'none'");
  expect(securityHeaders({ recaptcha, hstsPreload: false })['x-frame-options']).toBe('DENY');
});
