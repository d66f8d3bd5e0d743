import { expect, test } from 'vitest';
import type { DataSource } from '../routes.tsx';
import { renderPages } from './render-pages.ts';

const pages = [{ path: '/services', data: { headline: 'Services' } }];

/** Renders as the application does: what has no data is not found, what fails is an error screen. */
async function render(path: string, { page, redirects }: DataSource) {
  const failure: unknown = await redirects().catch((error: unknown) => error);
  if (failure instanceof Error) return { status: 500, html: 'failed', error: failure };
  const status = (await page(path)) ? 200 : 404;
  return { status, html: `${status} ${path}`, error: undefined };
}

test('every page is rendered from its data, and both error screens', async () => {
  expect(await renderPages(render, pages, null)).toEqual([
    { path: '/services', status: 200, html: '200 /services' },
    { path: '/404', status: 404, html: '404 /404' },
    { path: '/500', status: 500, html: 'failed' },
  ]);
});

test('a page that renders as an error ends the build, with its cause', async () => {
  const cause = new Error('no such picture');
  const failing = async () => ({ status: 500, html: '', error: cause });
  const rendered = renderPages(failing, pages, null);
  await expect(rendered).rejects.toThrow('/services rendered with status 500, not 200');
  await expect(rendered).rejects.toMatchObject({ cause });
});
