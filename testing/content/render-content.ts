/** A folder of content read and rendered as the build does, without bundling it and without drawing its pictures. */
import { generatedNames } from '../../src/build/generated-files.ts';
import { namesIn } from '../../src/build/page-names.ts';
import { parsePage } from '../../src/build/parsed-page.ts';
import { prepareSite } from '../../src/build/prepare-site.ts';
import { allPaths, pathRenderer } from '../../src/build/render-pages.ts';
import { renderPage } from '../../src/build/renderer.tsx';
import { readContent } from '../../src/site/read-content.ts';

export type RenderedContent = Awaited<ReturnType<typeof renderContent>>;

export async function renderContent(folder: string, options: { withDrafts?: boolean } = {}) {
  // All days of change have come by then.
  const prepared = prepareSite(await readContent(folder, options), { today: new Date('2100-01-01') });
  const { content, siteUrl, pages: listed, layout } = prepared;
  const rendered = await Promise.all(allPaths(listed).map(pathRenderer(renderPage, listed, layout)));
  const pages = rendered.map((page) => ({ ...page, ...namesIn(parsePage(page.html), siteUrl) }));
  /** Names of the files beside the pages. */
  const files = generatedNames(prepared);
  return { content, siteUrl, listed, layout, pages, files };
}
