import { expect, test, vi } from 'vitest';
import { fixtureContent } from '../../testing/content/fixture-content.ts';
import { renderContent } from '../../testing/content/render-content.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { BuildCache } from './build-cache.ts';
import { renderPages } from './render-pages.ts';

test('a kept page is rendered again once its data, the menu or the code that renders pages has changed', async () => {
  const { listed, layout } = await renderContent(fixtureContent);
  const status = (path: string) => (path === '/404' ? 404 : path === '/500' ? 500 : 200);
  const render = vi.fn(async (path: string) => ({ status: status(path), html: path, error: null }));
  const cache = new BuildCache(temporaryFolder(), 'code');
  const times = () => render.mock.calls.filter(([path]) => path === '/privacy').length;
  const first = { cache, renderer: 'code' };
  await renderPages(render, listed, layout, first);
  await renderPages(render, listed, layout, first);
  expect(times()).toBe(1);
  await renderPages(render, listed, layout, { cache, renderer: 'changed code' });
  expect(times()).toBe(2);
  await renderPages(render, listed, { ...layout, menu: [] }, first);
  expect(times()).toBe(3);
  const rewritten = structuredClone(listed);
  for (const { data } of rewritten) data.head.title = 'Other words';
  await renderPages(render, rewritten, layout, first);
  expect(times()).toBe(4);
});
