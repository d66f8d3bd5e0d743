import { expect, test } from 'vitest';
import type { ManifestPage, SiteManifest } from '../../../contract/site-manifest.ts';
import { hostFiles } from './host-files.ts';

const page = (path: string, file: string, status: ManifestPage['status'] = 200): ManifestPage => {
  const [styleHash, scriptHashes] = [`sha256-style-of-${file}`, ['sha256-script']];
  return {
    ...{ path, file, status, styleHash, scriptHashes, hasForm: path === '/contact-us' },
    indexed: path === '/services',
    ...(status === 200 && { markdown: file.replace('.html', '.md') }),
  };
};
const visible = [
  page('/', 'index.html'),
  page('/services', 'services.html'),
  page('/contact-us', 'contact-us.html'),
];

const manifest: SiteManifest = {
  build: 'b',
  siteName: 'Straitworks',
  siteUrl: 'https://www.straitworks.example',
  pages: [...visible, page('/404', '404.html', 404), page('/500', '500.html', 500)],
  files: [],
  redirects: [
    { from: '/our-approach', query: 'ui-ux', to: '/services/cloud' },
    { from: '/our-approach', to: '/services' },
    { from: '/our-works', to: '/services' },
    { from: '/our-works/*', to: '/services' },
  ],
  captchaSiteKey: null,
  topics: [],
};
const files = hostFiles(manifest, { recaptcha: false, hstsPreload: false });

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
  for (const { path, file } of visible) {
    expect(headersFor(path)).toEqual([
      ['strict-transport-security', 'max-age=31536000; includeSubDomains'],
      ['x-content-type-options', 'nosniff'],
      ['x-frame-options', 'DENY'],
      ['referrer-policy', 'strict-origin-when-cross-origin'],
      ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
      ['cross-origin-opener-policy', 'same-origin'],
      ['cross-origin-resource-policy', 'same-origin'],
      ['cross-origin-embedder-policy', 'require-corp'],
      [
        'content-security-policy',
        `default-src 'none'; script-src 'self' 'sha256-script'; style-src 'self' 'sha256-style-of-${file}'; ` +
          "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; " +
          "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
          "require-trusted-types-for 'script'; trusted-types site",
      ],
    ]);
  }
});

test('_headers gives no policy to the error pages, which answer under any address', () => {
  for (const path of ['/404', '/500', '/nowhere']) {
    expect(headersFor(path).map(([name]) => name)).not.toContain('content-security-policy');
  }
});

test('_headers says what Markdown is, that it is not to be listed, and which page is', () => {
  expect(headersFor('/services.md')).toEqual([
    ...headersFor('/robots.txt'),
    ['content-type', 'text/markdown; charset=utf-8'],
    ['x-robots-tag', 'noindex'],
    ['link', '<https://www.straitworks.example/services>; rel="canonical"'],
  ]);
  expect(headersFor('/contact-us.md').map(([name]) => name)).not.toContain('link');
  expect(headersFor('/contact-us.md')).toContainEqual(['x-robots-tag', 'noindex']);
});

test('_headers keeps hashed assets for a year, and nothing else', () => {
  expect(headersFor('/assets/a.js')).toContainEqual(['cache-control', 'public, max-age=31536000, immutable']);
  expect(headersFor('/robots.txt').map(([name]) => name)).not.toContain('cache-control');
});

test('only the contact page may load the captcha provider’s widget', () => {
  const configured = hostFiles(manifest, { recaptcha: true, hstsPreload: true });
  const withGoogle = configured._headers.split('\n\n').filter((rule) => rule.includes('google'));
  expect(withGoogle.map((rule) => rule.split('\n')[0])).toEqual(['/contact-us']);
  expect(configured._headers).toContain('max-age=63072000; includeSubDomains; preload');
  expect(configured._headers).not.toContain('embedder-policy');
});

test('the nginx snippet has a location for each page, and redirects before anything is looked up', () => {
  for (const { path, file } of visible) {
    expect(files['nginx.conf']).toContain(`location = ${path} {\n  set $page_policy "default-src`);
    expect(files['nginx.conf']).toContain(`try_files /${file.replace('html', '$page_form')} =404;`);
  }
  expect(files['nginx.conf']).toContain('location = /our-approach {\n  if ($args ~ ');
  expect(files['nginx.conf']).toContain('location ^~ /our-works/ {\n  return 301 /services;');
});

test('the nginx snippet has pages asked for every time, and error pages answer no address of their own', () => {
  for (const { path } of visible) {
    const [, location = ''] = files['nginx.conf'].split(`\nlocation = ${path} {\n`);
    const [served = ''] = location.split('\n}');
    expect(served).toContain('  set $page_cache "no-cache";\n');
    expect(served).toMatch(/ {2}try_files \S+ =404;$/);
  }
  for (const file of ['404.html', '500.html']) {
    expect(files['nginx.conf']).toContain(`location = /${file} {\n  internal;\n`);
  }
});

test('the nginx snippet sends the API to a server that the operator names, as itself', () => {
  const [, api = ''] = files['nginx.conf'].split('location ^~ /api/');
  expect(api).toContain('proxy_pass http://site_server;');
  expect(api).toContain('proxy_set_header Host $http_host;');
  expect(files['nginx.conf']).not.toMatch(/^[^#]*127\.0\.0\.1/m);
});
