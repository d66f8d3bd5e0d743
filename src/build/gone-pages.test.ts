import { expect, test } from 'vitest';
import { goneWarnings } from './gone-pages.ts';

test('a page that was published and is gone is named, unless a redirect leads away from it', () => {
  const before = { pages: [{ path: '/' }, { path: '/old' }, { path: '/older' }], redirects: [] };
  const now = { pages: [{ path: '/' }], redirects: [{ from: '/older', to: '/' }] };
  expect(goneWarnings(before, now)).toEqual([
    '/old was published, and now it’s no page: lead its visitors elsewhere with { from: /old, to: /… } in content/redirects.yaml',
  ]);
  expect(goneWarnings(null, now)).toEqual([]);
});
