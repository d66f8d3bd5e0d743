import { expect, test } from 'vitest';
import { findRedirect, type RedirectRule } from './redirects.ts';

const rules: RedirectRule[] = [
  { from: '/old', query: 'ui-ux', to: '/design' },
  { from: '/old', to: '/new' },
  { from: '/works', to: '/cases' },
  { from: '/works/*', to: '/cases' },
];

const find = (pathname: string, query = '') => findRedirect(rules, pathname, new URLSearchParams(query));

test('an old address leads to its target', () => {
  expect(find('/old')).toBe('/new');
});

test.each(['ui-ux', 'ui-ux=1', 'tab=ui-ux', 'a=b&tab=ui-ux'])(
  'query %s picks the rule that asks for it',
  (query) => {
    expect(find('/old', query)).toBe('/design');
  },
);

test.each(['tab=ui-ux-more', 'ui=ux'])('query %s is not the word asked for', (query) => {
  expect(find('/old', query)).toBe('/new');
});

test('a star stands for everything below, however deep, and not for names that only begin alike', () => {
  expect(find('/works/2019/shop')).toBe('/cases');
  expect(find('/workshop')).toBeNull();
});

test('an address without a rule leads nowhere', () => {
  expect(find('/')).toBeNull();
  expect(find('/services')).toBeNull();
});
