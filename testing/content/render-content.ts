/** A folder of content read and rendered as the build does, without bundling it and without drawing its pictures. */

import { layoutData } from '../../src/content/layout-data.ts';
import { openContent } from '../../src/content/open-content.ts';
import { readImages } from '../../src/content/pictures/images.ts';
import type { Content } from '../../src/content/read-content.ts';
import { listPages, type Page, readSite } from '../../src/pages/pages.ts';
import { generatedNames } from '../../src/prerender/generated-files.ts';
import { drawingsFor } from '../../src/prerender/pictures/drawings.ts';
import { PictureRegistry } from '../../src/prerender/pictures/picture-registry.ts';
import { type RenderedPages, renderPages } from '../../src/prerender/render-pages.ts';
import { renderPage } from '../../src/prerender/renderer.tsx';
import { outlines } from './outlines.ts';

export type RenderedContent = {
  content: Content;
  registry: PictureRegistry;
  listed: Page[];
  layout: ReturnType<typeof layoutData>;
  pages: RenderedPages;
  /** Names of the files beside the pages. */
  files: string[];
};

export async function renderContent(folder: string): Promise<RenderedContent> {
  const opened = openContent(folder);
  const images = await readImages(folder, new Set(), opened.references);
  const content = readSite(folder, { opened, images });
  const names = [...drawingsFor(content, outlines).keys()];
  const registry = new PictureRegistry(
    outlines,
    new Map(names.map((name) => [name, { svg: picture(name) }])),
    images.files,
  );
  const { siteUrl } = content.provider;
  const context = {
    content,
    picture: registry.find,
    optionalPicture: registry.findOptional,
    hero: registry.find,
    siteUrl,
  };
  const listed = listPages(context);
  const layout = layoutData(context);
  const pages = await renderPages(renderPage, listed, layout);
  const site = {
    content,
    siteUrl,
    outlines,
    registry,
    pages: listed,
    layout,
    dates: new Map(),
    warnings: [],
  };
  return { content, registry, listed, layout, pages, files: generatedNames(site) };
}

function picture(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><title>${name}</title></svg>`;
}
