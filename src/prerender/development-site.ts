/** The site for the development server: read once, and again after a change, and made as the build makes it. */
import { inspect } from 'node:util';
import { readBuildSettings } from '../../contract/settings/read-settings.ts';
import { writeEditorSchemas } from '../content/editor-schemas.ts';
import { BuildCache } from './build-cache.ts';
import { type OpenedBrand, prepareSite } from './prepare-site.ts';
import type { RenderPage } from './render-pages.ts';
import { serviceFacts, siteOutput } from './site-output.ts';
import { withStructuredData } from './structured-data.ts';

export const developmentBuild = 'development';

export type DevelopmentSite = Awaited<ReturnType<typeof prepareDevelopmentSite>>;

/** @param renderPage with the sources as they are when it's called. */
export async function prepareDevelopmentSite(siteUrl: string, opened: OpenedBrand, renderPage: RenderPage) {
  writeEditorSchemas();
  const { RETENTION_DAYS: retentionDays } = readBuildSettings(process.env);
  const site = await prepareSite({ retentionDays, setUrl: siteUrl, opened, withDrafts: true });
  const { content, registry, pages, warnings } = site;
  const output = siteOutput(site, {
    ...{ renderPage, renderer: null },
    cache: new BuildCache('.cache/development'),
  });
  return {
    ...{ registry, warnings, redirects: content.redirects, source: output.source, file: output.file },
    service: serviceFacts(site),
    /** @throws what a component has thrown. */
    page: async (pathname: string) => {
      const { status, html, error } = await output.page(pathname);
      // Visitors get the error screen. Who edits gets the error itself.
      if (status === 500) throw firstCause(error);
      const page = pages.find(({ path }) => path === pathname);
      return { status, html: withStructuredData(html, site, page) };
    },
    /** Addresses of pages that the build leaves out. */
    drafts: new Set(content.filedPages.flatMap(({ path, draft }) => (draft ? path : []))),
    /** @throws ContentError with everything in the content that leads nowhere. */
    check: output.pages,
  };
}

/** Loading wraps what a component threw. */
export function firstCause(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(`The page could not be rendered: ${inspect(error)}`);
  return error.cause instanceof Error ? firstCause(error.cause) : error;
}
