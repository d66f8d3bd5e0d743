import { expect, test } from 'vitest';
import type { ManifestPage } from '../../contract/site-manifest.ts';
import { fixtureManifest } from '../../testing/server/fixture-site.ts';
import { hostFiles, hostWarnings } from './host-files.ts';

const page = (path: string, file: string, status: ManifestPage['status'] = 200): ManifestPage => {
  const [styleHash, scriptHashes] = [`sha256-style-of-${file}`, ['sha256-script']];
  return {
    ...{ path, file, status, styleHash, scriptHashes, hasForm: path === '/contact-us' },
    indexed: path === '/services',
    ...(status === 200 && { markdown: file.replace('.html', '.md') }),
  };
};

const manifest = {
  ...fixtureManifest,
  pages: [
    page('/', 'index.html'),
    page('/services', 'services.html'),
    page('/contact-us', 'contact-us.html'),
    page('/404', '404.html', 404),
    page('/500', '500.html', 500),
  ],
  files: fixtureManifest.files.filter(({ file }) => file === 'verify0123.html'),
};

const files = hostFiles(manifest, { recaptcha: false, hstsPreload: false });

test.each(['_redirects', '_headers'] as const)('%s is what hosts have been given', async (name) => {
  await expect(files[name]).toMatchFileSnapshot(`../../tests/contract/snapshots/${name}.txt`);
});

test('an old address with a colon is no placeholder to a host', () => {
  const redirects = [{ from: '/news:2019', to: '/services' }];
  const { _redirects } = hostFiles({ ...manifest, redirects }, { recaptcha: false, hstsPreload: false });
  expect(_redirects).toBe('/news%3A2019 /services 301\n/news%3A2019/ /services 301\n');
});

test('an old address with a query leads on although the path is a page’s', () => {
  const redirects = [
    { from: '/', query: 'p=123', to: '/services' },
    { from: '/services', query: 'tab', to: '/' },
  ];
  const { _redirects } = hostFiles({ ...manifest, redirects }, { recaptcha: false, hstsPreload: false });
  expect(_redirects).toBe(
    '/ p=123 /services 301!\n/services tab=:value / 301!\n/services/ tab=:value / 301!\n',
  );
});

test('only the contact page may load the captcha provider’s widget, and the others make markup by one policy', () => {
  const configured = hostFiles(manifest, { recaptcha: true, hstsPreload: true });
  const rulesWith = (words: string) => {
    const rules = configured._headers.split('\n\n').filter((rule) => rule.includes(words));
    return rules.map((rule) => rule.split('\n')[0]);
  };
  expect(rulesWith('google')).toEqual(['/contact-us']);
  expect(rulesWith("require-trusted-types-for 'script'")).toEqual(['/', '/services']);
  expect(configured._headers).toContain('max-age=63072000; includeSubDomains; preload');
  expect(configured._headers).not.toContain('embedder-policy');
});

test('more rules than Cloudflare reads are a warning that counts them', () => {
  const more = {
    ...manifest,
    pages: Array.from({ length: 98 }, (_, index) => page(`/page-${index}`, 'page.html')),
  };
  expect(hostWarnings(files)).toEqual([]);
  expect(hostWarnings(hostFiles(more, { recaptcha: false, hstsPreload: false }))).toEqual([
    expect.stringMatching(/^_headers has 104 rules, and Cloudflare Pages reads the first 100\./),
  ]);
});
