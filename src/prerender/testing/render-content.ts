/** A folder of content read and rendered as the build does, without bundling it and without drawing its pictures. */
import { layoutData } from '../../content/page-data/layout.ts';
import { readSite, type Site } from '../../content/site.ts';
import type { DataSource } from '../../routes.tsx';
import { drawingsFor } from '../drawings.ts';
import { type ListedPage, listPages } from '../page-list.ts';
import { PictureStudio } from '../pictures.ts';
import { renderPage } from '../render.tsx';

export type RenderedContent = {
  site: Site;
  studio: PictureStudio;
  listed: ListedPage[];
  layout: ReturnType<typeof layoutData>;
  pages: { path: string; status: number; html: string }[];
};

/** `watch` may put something in the place of what components are given. */
export async function renderContent(
  folder: string,
  watch: <Data>(data: Data, path: string) => Data = (data) => data,
): Promise<RenderedContent> {
  const site = readSite(folder);
  const names = [...drawingsFor(site).keys()];
  const studio = new PictureStudio(new Map(names.map((name) => [name, () => picture(name)])));
  const builder = { site, picture: studio.find, siteUrl: site.provider.siteUrl };
  const listed = listPages(builder);
  const layout = layoutData(builder);
  const data = new Map(listed.map((page) => [page.path, page.data]));
  const source: DataSource = {
    layout: async () => watch(layout, 'layout'),
    page: async (path) => (data.has(path) ? watch(data.get(path), path) : null),
    redirects: async () => [],
  };
  const paths = [...data.keys(), '/404'];
  const pages = await Promise.all(
    paths.map(async (path) => {
      const { status, html } = await renderPage(path, source);
      return { path, status, html };
    }),
  );
  return { site, studio, listed, layout, pages };
}

function picture(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><title>${name}</title></svg>`;
}
