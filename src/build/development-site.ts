/** The content as the development server needs it: read once, and again after a change; made by the build's means. */
import type { Topic } from '../../contract/site-manifest.ts';
import type { DataSource } from '../app/routes.tsx';
import { topics } from '../content/page-data/single-pages.ts';
import { markdownAddress, pageFile } from '../content/paths.ts';
import { BuildCache } from './build-cache.ts';
import { checkPages } from './check-pages.ts';
import { generatedFiles } from './generated-files.ts';
import { pageDates } from './last-changes.ts';
import { pageMarkdown } from './markdown/page-markdown.ts';
import { writeMarkdown } from './markdown/write-markdown.ts';
import type { PictureRegistry } from './pictures.ts';
import { readContent } from './read-content.ts';
import { dataInMemory, type RenderedSite, type RenderPage, renderPages } from './render-pages.ts';
import { dataElement, pageGraph } from './structured-data/page-graph.ts';

/** Stands for the build's name, which ties pages to their data. */
export const developmentBuild = 'development';

export type DevelopmentSite = {
  source: DataSource;
  registry: PictureRegistry;
  siteName: string;
  /** What an enquiry can be about. */
  topics: readonly Topic[];
  /** The file at an address that isn't a page, or null. */
  file(pathname: string, renderPage: RenderPage): Promise<string | Uint8Array | null>;
  /** What search engines are told of a page, as an element. */
  structuredData(path: string): string;
  /** @throws ContentError with everything in the content that leads nowhere. */
  check(renderPage: RenderPage): Promise<void>;
};

/** @throws ContentError with every fault of every file. */
export async function readDevelopmentSite(siteUrl: string): Promise<DevelopmentSite> {
  const content = await readContent({ setUrl: siteUrl });
  const { site, registry, layout, pages } = content;
  const described = { ...content, dates: pageDates(site, pages) };
  const cache = new BuildCache('.cache/development');
  const extra = generatedFiles(described, cache);
  const source = { ...dataInMemory(pages, layout), redirects: async () => site.redirects };
  const data = new Map<string, unknown>([
    ...pages.map(({ path, data }): [string, unknown] => [pageFile(path), data]),
    ['layout', layout],
    ['redirects', site.redirects],
  ]);
  const pageOf = new Map(pages.map(({ path }) => [markdownAddress(path), path]));
  const render = (renderPage: RenderPage): Promise<RenderedSite> => renderPages(renderPage, pages, layout);
  return {
    registry,
    siteName: site.provider.name,
    topics: topics(site),
    source,
    file: async (pathname, renderPage) => {
      const name = pathname.slice(1);
      const dataName = name.endsWith('.data.json') && data.get(name.slice(0, -'.data.json'.length));
      if (dataName) return JSON.stringify({ build: developmentBuild, data: dataName });
      const make = extra.get(name);
      if (make) return make();
      const path = pageOf.get(pathname);
      if (path) return pageMarkdown((await renderPage(path, source)).html, siteUrl + path);
      if (!/^llms(-full)?\.txt$/.test(name)) return registry.file(pathname, cache);
      const texts = new Map<string, string | Uint8Array>();
      const write = (file: string, text: string | Uint8Array) => void texts.set(file, text);
      await writeMarkdown({ ...content, rendered: await render(renderPage), write });
      return texts.get(name) ?? null;
    },
    structuredData: (path) => {
      const page = pages.find((candidate) => candidate.path === path);
      const graph = page && pageGraph(described, page);
      return graph ? dataElement(graph) : '';
    },
    check: async (renderPage) => checkPages({ site, pages: await render(renderPage), registry }),
  };
}
