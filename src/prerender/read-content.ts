/** The content with its pictures, and every page's data: what build and development server begin with. */
import { readBrand } from '../brand/read-brand.ts';
import { catalogue } from '../charts/catalogue.ts';
import { readImages } from '../content/images.ts';
import { layoutData } from '../content/page-data/layout.ts';
import type { References } from '../content/references.ts';
import { readSite } from '../content/site.ts';
import { drawingsFor } from './drawings.ts';
import { listPages } from './page-list.ts';
import { PictureRegistry } from './pictures.ts';

export type SiteContent = Awaited<ReturnType<typeof readContent>>;

type Options = { folder?: string; settled?: References['facts']; setUrl?: string | undefined };

/** @throws ContentError with every fault of every file. */
export async function readContent({ folder = 'content', settled = {}, setUrl }: Options) {
  const images = await readImages(folder, new Set(catalogue.keys()));
  const site = readSite(folder, settled, images, readBrand(folder).faults);
  const siteUrl = setUrl ?? site.provider.siteUrl.replace(/\/$/, '');
  const registry = new PictureRegistry(drawingsFor(site), images.files);
  const builder = { site, picture: registry.find, hero: registry.findHero, siteUrl };
  return { site, siteUrl, registry, pages: listPages(builder), layout: layoutData(builder) };
}
