import { expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const page = { styleHash: 'sha256-style', scriptHashes: ['sha256-script'], hasForm: true };

test.each([true, false])('no other site can show a page in a frame (reCAPTCHA: %s)', (recaptcha) => {
  expect(contentSecurityPolicy(page, recaptcha).split('; ')).toContain("frame-ancestors 'none'");
  expect(securityHeaders({ recaptcha, hstsPreload: false })['x-frame-options']).toBe('DENY');
});

test('with reCAPTCHA, scripts come from its loader and its releases alone', () => {
  expect(contentSecurityPolicy(page, true).split('; ')).toContain(
    "script-src 'self' 'sha256-script' https://www.google.com/recaptcha/api.js https://www.gstatic.com/recaptcha/releases/",
  );
});
