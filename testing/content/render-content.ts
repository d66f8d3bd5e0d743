/** A folder of content read and rendered as the build does, without bundling it and without drawing its pictures. */

import { generatedNames } from '../../src/build/generated-files.ts';
import { drawingsFor } from '../../src/build/pictures/drawings.ts';
import { PictureRegistry } from '../../src/build/pictures/picture-registry.ts';
import { type RenderedSite, renderPages } from '../../src/build/render-pages.ts';
import { renderPage } from '../../src/build/renderer.tsx';
import { layoutData } from '../../src/content/page-data/layout.ts';
import type { Page } from '../../src/content/page-kinds.ts';
import { readImages } from '../../src/content/pictures/images.ts';
import { readSite } from '../../src/content/read-site.ts';
import type { Site } from '../../src/content/site.ts';
import { outlines } from './outlines.ts';

export type RenderedContent = {
  site: Site;
  registry: PictureRegistry;
  listed: Page[];
  layout: ReturnType<typeof layoutData>;
  pages: RenderedSite;
  /** Names of the files beside the pages. */
  files: string[];
};

export async function renderContent(folder: string): Promise<RenderedContent> {
  const images = await readImages(folder, new Set());
  const { listPages, ...site } = readSite(folder, { images });
  const names = [...drawingsFor(site, outlines).keys()];
  const registry = new PictureRegistry(
    outlines,
    new Map(names.map((name) => [name, () => picture(name)])),
    images.files,
  );
  const { siteUrl } = site.provider;
  const context = { site, picture: registry.find, hero: registry.find, siteUrl };
  const listed = listPages(context);
  const layout = layoutData(context);
  const pages = await renderPages(renderPage, listed, layout);
  const content = {
    site,
    siteUrl,
    outlines,
    registry,
    pages: listed,
    layout,
    dates: new Map(),
    warnings: [],
  };
  return { site, registry, listed, layout, pages, files: generatedNames(content) };
}

function picture(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><title>${name}</title></svg>`;
}
