/** The site for the development server: read at once, each page rendered when it's asked for, and all checked afterwards. */
import { inspect } from 'node:util';
import { partAddress } from '../../../contract/addresses.ts';
import { readBuildSettings } from '../../../contract/settings/read-settings.ts';
import type { Brand } from '../../brand/brand.ts';
import { throwFaults } from '../../content/content-error.ts';
import { readContent } from '../../site/read-content.ts';
import { publishedFile } from '../builds-folder.ts';
import { siteFiles } from '../generated-files.ts';
import { parsePage } from '../markdown/elements.ts';
import { pageMarkdown } from '../markdown/page-markdown.ts';
import { partOf } from '../part.ts';
import { prepareSite } from '../prepare-site.ts';
import { pagesInMemory, pathRenderer, type RenderPage, type RenderPath } from '../render-pages.ts';
import { renderSite } from '../render-site.ts';
import { serviceFacts } from '../service-facts.ts';
import { structuredData } from '../structured-data.ts';

export const developmentBuild = 'development';

export type DevelopmentSite = Awaited<ReturnType<typeof prepareDevelopmentSite>>;

/** @throws what is wrong with the content. */
export async function prepareDevelopmentSite(siteUrl: string, brand: Brand | null, renderPage: RenderPage) {
  const { RETENTION_DAYS: retentionDays } = readBuildSettings(process.env);
  const read = await readContent('content', { retentionDays, brand, withDrafts: true });
  const site = prepareSite(read, { setUrl: siteUrl });
  const { content, registry, layout, pages, warnings } = site;
  const render = once(pathRenderer(renderPage, pages, layout));
  const files = siteFiles(site, async (path) =>
    pageMarkdown(parsePage((await render(path)).html), siteUrl + path),
  );
  return {
    ...{ registry, brand: site.brand, redirects: content.redirects, warnings },
    file: async (name: string) => publishedFile('dist', name) ?? (await files.make(name)),
    service: serviceFacts(content),
    source: pagesInMemory(pages, layout),
    page: async (pathname: string) => {
      const page = pages.find(({ path }) => path === pathname);
      const draft = content.drafts.find(({ path }) => path === pathname);
      if (draft && !page) throwFaults(content.draftFaults.filter(({ file }) => file === draft.file));
      const { status, html } = await render(page ? pathname : '/404');
      return { status, html, data: structuredData(site, page) };
    },
    /** The page's part at this address, or null if there's none. */
    part: async (pathname: string) => {
      const found = pages.find(({ path }) => pathname === partAddress(developmentBuild, path));
      return found ? partOf((await render(found.path)).html) : null;
    },
    /** Addresses of pages that the build leaves out. */
    drafts: new Set(content.filedPages.flatMap(({ path, draft }) => (draft ? path : []))),
    /** @throws what leads nowhere, what's too large, what a template has thrown, or that the signal has ended it. */
    check: async (signal: AbortSignal) => {
      const { warnings } = await renderSite(site, render, { signal });
      return warnings;
    },
  };
}

function once(render: RenderPath): RenderPath {
  const known = new Map<string, ReturnType<RenderPath>>();
  return (path) => {
    const rendered = known.get(path) ?? render(path);
    known.set(path, rendered);
    return rendered;
  };
}

/** Rendering wraps what a component threw. */
export function firstCause(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(`The page could not be rendered: ${inspect(error)}`);
  return error.cause instanceof Error ? firstCause(error.cause) : error;
}
