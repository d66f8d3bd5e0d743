/** The content as the development server needs it: read and drawn once, and again after a change. */
import type { DataSource } from '../routes.tsx';
import type { PictureStudio } from './pictures.ts';
import { readContent } from './read-content.ts';

/** Stands for the build's name, which ties pages to their data. */
export const developmentBuild = 'development';

export type DevelopmentSite = {
  source: DataSource;
  studio: PictureStudio;
  /** The content of a data file such as `services.data.json`, by its name without the ending. */
  dataFile(name: string): unknown;
};

export async function readDevelopmentSite(siteUrl: string): Promise<DevelopmentSite> {
  const { site, studio, layout, pages: listed } = await readContent({ setUrl: siteUrl });
  const pages = new Map<string, unknown>(listed.map(({ path, data }) => [path, data]));
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
