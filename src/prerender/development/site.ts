/** The site for the development server, read, rendered and checked as the build does it. */
import { inspect } from 'node:util';
import { partAddress } from '../../../contract/addresses.ts';
import { readBuildSettings } from '../../../contract/settings/read-settings.ts';
import type { Outlines } from '../../pictures/outlines.ts';
import { publishedFile } from '../builds-folder.ts';
import { partOf } from '../part.ts';
import { prepareSite } from '../prepare-site.ts';
import { pagesInMemory, type RenderPage } from '../render-pages.ts';
import { renderSite } from '../render-site.ts';
import { serviceFacts } from '../service-facts.ts';
import { structuredData } from '../structured-data.ts';

export const developmentBuild = 'development';

export type DevelopmentSite = Awaited<ReturnType<typeof prepareDevelopmentSite>>;

/** @throws what is wrong with the content, or what a template has thrown. */
export async function prepareDevelopmentSite(
  siteUrl: string,
  outlines: Outlines | null,
  renderPage: RenderPage,
) {
  const { RETENTION_DAYS: retentionDays } = readBuildSettings(process.env);
  const site = await prepareSite({ retentionDays, setUrl: siteUrl, outlines, withDrafts: true });
  const { content, registry, layout, pages, warnings } = site;
  const rendered = await renderSite(site, renderPage);
  return {
    ...{ registry, redirects: content.redirects },
    file: async (name: string) => publishedFile('dist', name) ?? (await rendered.file(name)),
    warnings: [...warnings, ...rendered.warnings],
    service: serviceFacts(content),
    source: pagesInMemory(pages, layout),
    page: (pathname: string) => {
      const found = rendered.pages.find(({ path, status }) => path === pathname && status === 200);
      const { status, html } = found ?? rendered.pages.find(({ path }) => path === '/404') ?? missing();
      const page = pages.find(({ path }) => path === pathname);
      return { status, html, data: structuredData(site, page) };
    },
    /** The page's part at this address, or null if there's none. */
    part: (pathname: string) => {
      const found = pages.find(({ path }) => pathname === partAddress(developmentBuild, path));
      const { html } = rendered.pages.find(({ path }) => path === found?.path) ?? {};
      return html === undefined ? null : partOf(html, []);
    },
    /** Addresses of pages that the build leaves out. */
    drafts: new Set(content.filedPages.flatMap(({ path, draft }) => (draft ? path : []))),
  };
}

function missing(): never {
  throw new Error('The site has no page for unknown addresses');
}

/** Rendering wraps what a component threw. */
export function firstCause(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(`The page could not be rendered: ${inspect(error)}`);
  return error.cause instanceof Error ? firstCause(error.cause) : error;
}
