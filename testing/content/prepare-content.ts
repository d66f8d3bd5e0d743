/** A folder of content, made into what templates are given as the build does, but with stand-ins for its drawings. */

import { openContent } from '../../src/content/open-content.ts';
import { readContent } from '../../src/content/read-content.ts';
import { listPages } from '../../src/pages/pages.ts';
import { drawingRule } from '../../src/pictures/drawing-folders.ts';
import { drawingsFor } from '../../src/pictures/drawings.ts';
import { readImages } from '../../src/pictures/images.ts';
import { PictureRegistry } from '../../src/pictures/picture-registry.ts';
import { pageDates } from '../../src/prerender/last-changes.ts';
import { layoutData } from '../../src/site/layout-data.ts';
import { outlines } from './outlines.ts';

export async function prepareContent(folder: string, options: { withDrafts?: boolean } = {}) {
  const opened = openContent(folder, options);
  const images = await readImages(folder, new Set(), opened.references);
  const content = readContent(folder, {
    ...{ opened, figures: images },
    otherFaults: images.faults,
    otherRules: [drawingRule],
  });
  const { siteUrl } = content.provider;
  const names = [...drawingsFor(content, outlines).keys()];
  const drawings = new Map(names.map((name) => [name, { svg: standIn(name) }]));
  const registry = new PictureRegistry(outlines, drawings, images.files);
  const site = {
    content,
    picture: registry.find,
    optionalPicture: registry.findOptional,
    hero: registry.find,
    socialImage: registry.addSocialImage,
    siteUrl,
    // All of them have come by then.
    dates: pageDates(content, new Date('2100-01-01')),
  };
  return { content, siteUrl, registry, pages: listPages(site), layout: layoutData(site) };
}

function standIn(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><title>${name}</title></svg>`;
}
