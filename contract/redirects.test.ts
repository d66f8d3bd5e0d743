import { expect, test } from 'vitest';
import { findRedirect, type RedirectRule } from './redirects.ts';

const rules: RedirectRule[] = [
  { from: '/old', query: 'ui-ux', to: '/design' },
  { from: '/old', to: '/new' },
  { from: '/works', to: '/cases' },
  { from: '/works/*', to: '/cases' },
];

test.each([
  ['/old', '', '/new'],
  ['/old', 'ui-ux', '/design'],
  ['/old', 'a=b&tab=ui-ux', '/design'],
  ['/old', 'tab=ui-ux-more', '/new'],
  ['/works', '', '/cases'],
  ['/works/2019/shop', '', '/cases'],
  ['/workshop', '', null],
  ['/', '', null],
])('%s?%s leads to %s', (pathname, query, target) => {
  expect(findRedirect(rules, pathname, new URLSearchParams(query))).toBe(target);
});
