/** The site as the sources are now. A page is rendered when it's asked for. */
import { partAddress } from '../../contract/addresses.ts';
import { readBuildSettings } from '../../contract/settings/read-settings.ts';
import { publishedFile } from '../../src/build/builds-folder.ts';
import { checkPages } from '../../src/build/check-pages.ts';
import { addTo, partOf } from '../../src/build/complete-page.ts';
import { siteFiles } from '../../src/build/generated-files.ts';
import { pageMarkdown } from '../../src/build/page-markdown.ts';
import { parsePage } from '../../src/build/parsed-page.ts';
import { prepareSite } from '../../src/build/prepare-site.ts';
import { renderPages } from '../../src/build/render-pages.ts';
import type { RenderPage } from '../../src/build/renderer.tsx';
import { throwFaults } from '../../src/content/content-error.ts';
import { readContent } from '../../src/site/read-content.ts';

export const developmentShell = 'development';

const draftMark =
  '<p style="position: fixed; z-index: 100; inset: auto auto 1rem 1rem; padding: .5rem 1rem; border: 2px dashed; background: #fff3bf; color: #000">Draft: the build leaves this page out</p>';

export type DevelopmentSite = Awaited<ReturnType<typeof readSite>>;

/** @throws what is wrong with the content. */
export async function readSite(siteUrl: string, renderPage: RenderPage) {
  const { RETENTION_DAYS: retentionDays } = readBuildSettings(process.env);
  const content = await readContent('content', { retentionDays, withDrafts: true });
  const site = prepareSite(content, siteUrl);
  const { pages } = site;
  const drafts = content.filedPages.flatMap(({ path, draft }) => (draft ? path : []));
  const shown = async (path: string) => {
    const html = await renderPage(path, site);
    return drafts.includes(path) ? addTo(html, { endOfMain: draftMark }) : html;
  };
  const markdownOf = async (path: string) =>
    pageMarkdown(parsePage(await renderPage(path, site)), siteUrl + path);
  return {
    site,
    page: async (pathname: string) => {
      const page = pages.find(({ path }) => path === pathname);
      const draft = content.drafts.find(({ path }) => path === pathname);
      if (draft && !page) throwFaults(content.draftFaults.filter(({ file }) => file === draft.file));
      const html = await shown(page ? pathname : '/404');
      return { status: page ? 200 : 404, html };
    },
    /** A file beside the pages or a page's part, or null if there's none at this address. */
    file: async (pathname: string) => {
      const whole = pages.find(({ path }) => pathname === partAddress(developmentShell, path));
      if (whole) return partOf(await shown(whole.path));
      const name = pathname.slice(1);
      return publishedFile('dist', name) ?? (await siteFiles(site, markdownOf).get(name)?.()) ?? null;
    },
    /** @throws what leads nowhere, or what a template has thrown. */
    check: async () => checkPages(site, await renderPages(site, renderPage)),
  };
}
