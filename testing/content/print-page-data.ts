/** Prints what templates are given, by the pages' addresses, and the layout's data as that of `/layout`. */

import { layoutData } from '../../src/content/layout-data.ts';
import { openContent } from '../../src/content/open-content.ts';
import { readImages } from '../../src/content/pictures/images.ts';
import { listPages, readSite } from '../../src/pages/pages.ts';
import { drawingsFor } from '../../src/prerender/pictures/drawings.ts';
import { PictureRegistry } from '../../src/prerender/pictures/picture-registry.ts';
import { outlines } from './outlines.ts';

const [folder = 'content'] = process.argv.slice(2);
const opened = openContent(folder);
const images = await readImages(folder, new Set(), opened.references);
const content = readSite(folder, { opened, images });
const drawing = { svg: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>' };
const names = [...drawingsFor(content, outlines).keys()];
const registry = new PictureRegistry(outlines, new Map(names.map((name) => [name, drawing])), images.files);
const context = {
  content,
  picture: registry.find,
  optionalPicture: registry.findOptional,
  hero: registry.find,
  siteUrl: content.provider.siteUrl,
};
const data = listPages(context).map(({ path, data }) => [path, data] as const);
process.stdout.write(JSON.stringify(Object.fromEntries([...data, ['/layout', layoutData(context)]])));
