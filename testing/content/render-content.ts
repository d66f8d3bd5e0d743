/** A folder of content read and rendered as the build does, without bundling it and without drawing its pictures. */
import { prepareSite } from '../../src/build/prepare-site.ts';
import { renderPages } from '../../src/build/render-pages.ts';
import { renderPage } from '../../src/build/renderer.tsx';
import { readContent } from '../../src/site/read-content.ts';

export type RenderedContent = Awaited<ReturnType<typeof renderContent>>;

export async function renderContent(folder: string) {
  const site = prepareSite(await readContent(folder));
  return { site, pages: await renderPages(site, renderPage) };
}
