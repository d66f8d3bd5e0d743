import { expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from '../../contract/security-headers.ts';
import { fixtureManifest } from '../testing/fixture-site.ts';
import { hostFiles } from './host-files.ts';

const files = hostFiles(fixtureManifest, { recaptcha: false });
const visible = fixtureManifest.pages.filter(({ status }) => status === 200);

test('_redirects keeps the order of the rules, with and without a trailing slash', () => {
  expect(files._redirects.trim().split('\n')).toEqual([
    '/our-approach ui-ux=:value /services/cloud 301',
    '/our-approach/ ui-ux=:value /services/cloud 301',
    '/our-approach /services 301',
    '/our-approach/ /services 301',
    '/our-works /services 301',
    '/our-works/ /services 301',
    '/our-works/* /services 301',
  ]);
});

/** As the hosts apply it: every rule that matches adds its headers. */
function headersFor(path: string): [string, string][] {
  const rules = files._headers.trim().split('\n\n');
  return rules.flatMap((rule) => {
    const [pattern = '', ...lines] = rule.split('\n');
    const matches = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
    return matches
      ? lines.map((line): [string, string] => {
          const [name = '', ...value] = line.trim().split(': ');
          return [name, value.join(': ')];
        })
      : [];
  });
}

test('_headers gives every page the security headers and its own policy, each once', () => {
  for (const { path, styleHash, scriptHash } of visible) {
    expect(headersFor(path)).toEqual([
      ...Object.entries(securityHeaders),
      ['content-security-policy', contentSecurityPolicy({ styleHash, scriptHash, recaptcha: false })],
    ]);
  }
});

test('_headers keeps hashed assets for a year, and nothing else', () => {
  expect(headersFor('/assets/a.js')).toContainEqual(['cache-control', 'public, max-age=31536000, immutable']);
  expect(headersFor('/robots.txt').map(([name]) => name)).not.toContain('cache-control');
});

test('only the contact page may load the captcha provider’s widget', () => {
  const configured = hostFiles(fixtureManifest, { recaptcha: true });
  const withGoogle = configured._headers.split('\n\n').filter((rule) => rule.includes('google'));
  expect(withGoogle.map((rule) => rule.split('\n')[0])).toEqual(['/contact-us']);
});

test('the nginx snippet has a location for each page, and redirects before anything is looked up', () => {
  for (const { path, file } of visible) {
    expect(files['nginx.conf']).toContain(`location = ${path} {\n  set $page_policy "default-src`);
    expect(files['nginx.conf']).toContain(`try_files /${file} =404;`);
  }
  expect(files['nginx.conf']).toContain('location = /our-approach {\n  if ($args ~ ');
  expect(files['nginx.conf']).toContain('location ^~ /our-works/ {\n  return 301 /services;');
});
