import { expect, test, vi } from 'vitest';
import { renderContent } from '../../testing/content/render-content.ts';
import { sample } from '../../testing/content/sample.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { BuildCache } from './build-cache.ts';
import { renderPages } from './render-pages.ts';

test('a kept page is rendered again once the code that renders pages has changed', async () => {
  const { listed, layout } = await renderContent(sample);
  const status = (path: string) => (path === '/404' ? 404 : path === '/500' ? 500 : 200);
  const render = vi.fn(async (path: string) => ({ status: status(path), html: path, error: null }));
  const cache = new BuildCache(temporaryFolder(), 'code');
  for (const renderer of ['code', 'code', 'changed code'])
    await renderPages(render, listed, layout, { cache, renderer });
  expect(render.mock.calls.filter(([path]) => path === '/privacy')).toHaveLength(2);
});
