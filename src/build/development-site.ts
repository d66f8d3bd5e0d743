/** The content as the development server needs it: read once, and again after a change; made by the build's means. */
import { inspect } from 'node:util';
import { readBuildSettings } from '../../contract/settings/read-settings.ts';
import { writeEditorSchemas } from '../content/editor-schemas.ts';
import { formTerms, topics } from '../content/page-data/single-pages.ts';
import { period } from '../content/references.ts';
import { BuildCache } from './build-cache.ts';
import { checkPages } from './check-pages.ts';
import { generatedFiles, generatedNames } from './generated-files.ts';
import { pageMarkdown } from './markdown/page-markdown.ts';
import { type OpenedBrand, readContent } from './read-content.ts';
import { dataInMemory, type RenderPage, renderPages } from './render-pages.ts';
import { structuredData } from './structured-data.ts';

export const developmentBuild = 'development';

export type DevelopmentSite = Awaited<ReturnType<typeof readDevelopmentSite>>;

/** @param renderPage with the sources as they are when it's called. */
export async function readDevelopmentSite(siteUrl: string, opened: OpenedBrand, renderPage: RenderPage) {
  writeEditorSchemas();
  const settled = { retention: period(readBuildSettings(process.env).retentionDays) };
  const content = await readContent({ settled, setUrl: siteUrl, opened, withDrafts: true });
  const { site, registry, layout, pages, warnings } = content;
  const cache = new BuildCache('.cache/development');
  const source = { ...dataInMemory(pages, layout), redirects: async () => site.redirects };
  const page = async (path: string) => {
    const rendered = await renderPage(path, source);
    // Visitors get the error screen. Who edits gets the error itself.
    if (rendered.status === 500) throw firstCause(rendered.error);
    return rendered;
  };
  const textOf = async (path: string) => pageMarkdown((await page(path)).html, siteUrl + path);
  const files = generatedFiles(content, {
    build: developmentBuild,
    // Pages are loaded again when a text is saved.
    buildOf: () => developmentBuild,
    scripts: {},
    textOf,
    cache,
  });
  return {
    registry,
    source,
    /** @throws what a component has thrown. */
    page,
    siteName: site.provider.name,
    office: { timeZone: site.provider.timeZone, language: site.provider.language },
    contact: { phone: site.provider.phone, email: site.provider.email },
    captchaSiteKey: site.provider.captchaSiteKey,
    topics: topics(site),
    form: formTerms(site),
    warnings,
    /** Addresses of pages that the build leaves out. */
    drafts: new Set(
      [...site.offers, ...site.caseStudies, ...site.texts, ...site.ownPages].flatMap(({ path, draft }) =>
        draft ? path : [],
      ),
    ),
    /** The file at an address that isn't a page, or null. */
    file: async (pathname: string) =>
      (await files.get(pathname.slice(1))?.()) ?? registry.file(pathname, cache),
    structuredData: (path: string) => {
      const page = pages.find((candidate) => candidate.path === path);
      return page ? structuredData(content, page) : '';
    },
    /** @throws ContentError with everything in the content that leads nowhere. */
    check: async () =>
      checkPages({
        ...{ site, registry, files: generatedNames(content) },
        pages: await renderPages(renderPage, pages, layout),
      }),
  };
}

/** The router and lazy loading wrap what a component threw. */
export function firstCause(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(`The page could not be rendered: ${inspect(error)}`);
  return error.cause instanceof Error ? firstCause(error.cause) : error;
}
