/** The content as the development server needs it: read and drawn once, and again after a change. */
import { layoutData } from '../content/page-data/layout.ts';
import { readSite } from '../content/site.ts';
import type { DataSource } from '../routes.tsx';
import { drawingsFor } from './drawings.ts';
import { listPages } from './page-list.ts';
import { PictureStudio } from './pictures.ts';

/** Stands for the build's name, which ties pages to their data. */
export const developmentBuild = 'development';

export type DevelopmentSite = {
  source: DataSource;
  studio: PictureStudio;
  /** The content of a data file such as `services.data.json`, by its name without the ending. */
  dataFile(name: string): unknown;
};

export function readDevelopmentSite(siteUrl: string): DevelopmentSite {
  const site = readSite();
  const studio = new PictureStudio(drawingsFor(site));
  const builder = { site, picture: studio.find, hero: studio.findHero, siteUrl };
  const pages = new Map<string, unknown>(listPages(builder).map(({ path, data }) => [path, data]));
  const layout = layoutData(builder);
  const shared: Readonly<Record<string, unknown>> = {
    layout,
    redirects: site.redirects,
    index: pages.get('/'),
  };
  return {
    studio,
    dataFile: (name) => shared[name] ?? pages.get(`/${name}`),
    source: {
      layout: async () => layout,
      page: async (path) => pages.get(path) ?? null,
      redirects: async () => site.redirects,
    },
  };
}
