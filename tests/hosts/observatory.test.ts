/** The site as the HTTP Observatory sees it. */
import { expect, inject, test } from 'vitest';
import { observe } from './observatory.ts';

const full = {
  contentSecurityPolicy: 10,
  framing: 5,
  referrers: 5,
  strictTransport: 0,
  resourcePolicy: 10,
  integrity: 0,
  contentTypes: 0,
  cookies: 0,
  sharing: 0,
};

test.each(['/', '/services', '/contact-us', '/nowhere'])(
  '%s has full marks, and every bonus that applies',
  async (path) => {
    const answer = await fetch(inject('site') + path);
    const html = await answer.text();
    expect(observe({ headers: answer.headers, html })).toEqual({ points: full, score: 130 });
    // Nothing to give an integrity for: the page's one script is inside.
    expect(html).not.toMatch(/<script\b[^>]*\bsrc=/);
  },
);

const good = {
  'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
const scoreOf = (changes: Record<string, string>, html = '') =>
  observe({ headers: new Headers({ ...good, ...changes }), html }).score;

test.each([
  ['as it should be', {}, 130],
  ['scripts inside', { 'content-security-policy': "script-src 'unsafe-inline'" }, 60],
  ['default-src self', { 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" }, 125],
  ['data: for scripts', { 'content-security-policy': "default-src 'none'; script-src data:" }, 60],
  ['eval', { 'content-security-policy': "default-src 'none'; script-src 'unsafe-eval'" }, 70],
  ['any frame', { 'content-security-policy': "default-src 'none'" }, 80],
  ['a short HSTS', { 'strict-transport-security': 'max-age=60' }, 120],
  ['no HSTS', { 'strict-transport-security': '' }, 80],
  ['referrers for all', { 'referrer-policy': 'unsafe-url' }, 120],
  ['cookies', { 'set-cookie': 'a=b' }, 125],
])('the scorer takes points: %s', (_, changes, score) => {
  expect(scoreOf(changes)).toBe(score);
});
