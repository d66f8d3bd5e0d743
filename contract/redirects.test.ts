import { expect, test } from 'vitest';
import { redirectRule } from './redirect-schema.ts';
import { type RedirectRule, redirectFinder } from './redirects.ts';

const rules: RedirectRule[] = [
  { from: '/old', query: 'ui-ux', to: '/design' },
  { from: '/old', to: '/new' },
  { from: '/works', to: '/cases' },
  { from: '/works/*', to: '/cases' },
  { from: '/IT', to: '/services' },
  { from: '/', query: 'p=123', to: '/cases' },
  { from: '/index.php', query: 'option=news&id=7', to: '/company' },
];

test.each([
  ['/old', '', '/new'],
  ['/old', 'ui-ux', '/design'],
  ['/old', 'a=b&tab=ui-ux', '/design'],
  ['/old', 'tab=ui-ux-more', '/new'],
  ['/works', '', '/cases'],
  ['/works/2019/shop', '', '/cases'],
  ['/workshop', '', null],
  ['/It', '', '/services'],
  ['/', '', null],
  ['/', 'p=123', '/cases'],
  ['/', 'lang=en&p=123', '/cases'],
  ['/', 'p=1234', null],
  ['/', 'p=5&q=123', null],
  ['/index.php', 'id=7&Itemid=3&option=news', '/company'],
  ['/index.php', 'id=7', null],
])('%s?%s leads to %s', (pathname, query, target) => {
  expect(redirectFinder(rules)(pathname, query)?.to ?? null).toBe(target);
});

/** As WordPress, Jekyll and old servers wrote them. */
const oldSite = [
  { from: '/about.html', to: '/company' },
  { from: '/2019/05/hello-world/', to: '/company' },
  { from: '/%E6%9C%8D%E5%8A%A1/', to: '/services' },
  { from: '/Über-uns', to: '/company' },
  { from: '/wp-content/uploads/rates 2020.pdf', to: '/documents/rates.pdf' },
  { from: '/Produkte/*', to: 'https://shop.example' },
].map((rule) => redirectRule.parse(rule));

test.each([
  ['/about.html', '/company'],
  ['/About.HTML', '/company'],
  ['/2019/05/hello-world', '/company'],
  ['/2019/05/hello-world/', '/company'],
  ['/%e6%9c%8d%e5%8a%a1', '/services'],
  ['/服务/', '/services'],
  ['/%C3%9Cber-uns', '/company'],
  ['/wp-content/uploads/rates%202020.pdf', '/documents/rates.pdf'],
  ['/produkte/a/b.php', 'https://shop.example/'],
  ['/aboutXhtml', null],
  ['/%zz', null],
])('the old address %s leads to %s', (pathname, target) => {
  expect(redirectFinder(oldSite)(pathname, '')?.to ?? null).toBe(target);
});

test.each([
  ['from', 'old'],
  ['from', '/a//b'],
  ['from', '/page?id=1'],
  ['from', 'https://old.example/a'],
  ['query', '?p=123'],
  ['query', ''],
  ['to', '//evil.example'],
  ['to', '/\\evil.example'],
  ['to', '/company/'],
  ['to', 'http://old.example/'],
  ['to', 'javascript:alert(1)'],
])('a rule with %s: %s is refused', (field, value) => {
  const { success } = redirectRule.safeParse({ from: '/old', to: '/company', [field]: value });
  expect(success).toBe(false);
});
