import { expect, test } from 'vitest';
import { completePage, speculationRules } from './page-shell.ts';

const files = {
  boot: 'boot()',
  client: '/assets/client.js',
  parts: ['/assets/react.js', '/assets/application.js'],
  others: ['/assets/runtime.js'],
  instruments: {
    'ai-cost': [],
    'double-typing': [],
    'legacy-choice': [],
    runway: [],
    'rescue-check': [],
    'ledger-test': [],
    'plot-a-course': [],
  },
  templates: { contact: '/assets/contact.js', thisSite: '/assets/this-site.js', others: '/assets/pages.js' },
  stylesheet: '/assets/site.css',
  fonts: ['/assets/a.woff2'],
  build: 'b1',
};
const page =
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>T</title></head><body></body></html>';

test('styles and script stand right behind the charset, and the page is marked with its build', () => {
  const html = completePage(page, 'p{color:red}', files, ['/assets/pages.js']);
  expect(html).toContain('<html data-build="b1" lang="en">');
  expect(html).toMatch(
    /<meta charSet="utf-8"\/><link rel="expect" href="#first-view" blocking="render"><template><link rel="preload"[^>]*a\.woff2[^>]*><\/template><script data-client="\/assets\/client\.js">boot\(\)<\/script><style>p\{color:red\}<\/style><title>/,
  );
  expect(html).toMatch(
    /<template data-parts="\/assets\/react\.js \/assets\/application\.js" data-preload="\/assets\/pages\.js" data-styles="\/assets\/site\.css"><\/template><script type="speculationrules">[^<]+<\/script><\/body>/,
  );
});

test('neither files nor answers of the server are drawn ahead', () => {
  expect(JSON.parse(speculationRules).prerender[0].where.and).toContainEqual({
    not: { href_matches: ['/api/*', '/*.*'] },
  });
});

test('dollar signs in styles are taken as they are', () => {
  expect(completePage(page, 'a::before{content:"$&"}', files, [])).toContain('content:"$&"');
});

test('a page that React never takes over does not name the client', () => {
  expect(completePage(page, '', files, null)).not.toContain('client.js');
});

test('a page without a charset is an error', () => {
  expect(() => completePage('<html></html>', '', files, [])).toThrow(/charset/);
});
