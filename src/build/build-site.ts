/** The whole build, step by step: `npm run build`. */
import { join } from 'node:path';
import { readBuildSettings } from '../../contract/settings/read-settings.ts';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import { shortHash } from '../brand/short-hash.ts';
import { readContent } from '../site/read-content.ts';
import { documentWarnings, pictureWarnings } from './budget-warnings.ts';
import { currentBuild, fileWriter, keepEarlierAssets, publishBuild, publishedFile } from './builds-folder.ts';
import { bundleForBrowsers, bundleRenderer } from './bundle.ts';
import { checkPages } from './check-pages.ts';
import type { ClientFiles } from './complete-page.ts';
import { siteFiles } from './generated-files.ts';
import { goneWarnings, publishedSite } from './gone-pages.ts';
import { inParallel } from './in-parallel.ts';
import { type PreparedSite, prepareSite } from './prepare-site.ts';
import { renderPages } from './render-pages.ts';
import type { ContactPageParts } from './renderer.tsx';
import { listServedFiles } from './served-files.ts';
import { serviceFacts } from './service-facts.ts';
import { type WrittenPage, writePages } from './write-pages.ts';

const dist = 'dist';

/**
 * A build that fails, or is stopped, leaves the published one as it is.
 *
 * @param stamp kept with the build: names the sources that it was made from.
 * @param begin is told of each step as it begins.
 */
export async function buildSite(stamp: string, begin: (step: string) => void) {
  // Vite and React ask it. Visitors get what's made for production, whatever the shell says.
  process.env['NODE_ENV'] = 'production';
  const settings = readBuildSettings(process.env);

  begin('Reading the content');
  const content = await readContent('content', { retentionDays: settings.RETENTION_DAYS });
  const site = prepareSite(content, settings.SITE_URL);

  const warnings = await publishBuild(dist, async (folder) => {
    const client = join(folder, 'client');
    const write = fileWriter(client);

    begin('Bundling scripts and styles');
    const bundle = await bundleForBrowsers(client, content.brand);
    const renderPage = await bundleRenderer(folder);

    begin(`Rendering ${site.pages.length} pages`);
    const rendered = await renderPages(site, renderPage);
    checkPages(site, rendered);
    const recaptcha = settings.RECAPTCHA_SITE_KEY !== undefined;
    const { pages, files } = writePages(write, site, rendered, bundle, recaptcha);

    begin('Drawing pictures');
    const markdown = new Map(rendered.map((page) => [page.path, page.markdown]));
    const beside = siteFiles(site, (path) => markdown.get(path) ?? '');
    const heavy: string[] = [];
    await inParallel([...beside], async ([name, make]) => {
      const made = publishedFile(dist, name) ?? (await make());
      heavy.push(...pictureWarnings(name, Buffer.byteLength(made)));
      write(name, made);
    });

    begin('Compressing');
    keepEarlierAssets(currentBuild(dist), client);
    await describeBuild(site, folder, pages, files);
    fileWriter(folder)('.stamp', stamp);
    const before = publishedSite(currentBuild(dist));
    const gone = goneWarnings(before, { pages, redirects: content.redirects });
    return [...heavy, ...documentWarnings(client, pages), ...gone];
  });
  return { pages: site.pages.length, warnings: [...site.warnings, ...warnings] };
}

async function describeBuild(
  { content, siteUrl, layout, pages: listed }: PreparedSite,
  folder: string,
  pages: readonly WrittenPage[],
  files: ClientFiles,
): Promise<void> {
  const write = fileWriter(folder);
  const manifest: SiteManifest = {
    // Of all words and redirects as well, so that a log tells one build from the next.
    build: shortHash(JSON.stringify([files.shell, listed.map(({ data }) => data), content.redirects])),
    siteUrl,
    ...serviceFacts(content),
    pages: pages.map(({ style, fonts, ...page }) => page),
    files: await listServedFiles(join(folder, 'client'), currentBuild(dist)),
    redirects: content.redirects,
  };
  write('site.json', JSON.stringify(manifest, null, 1));

  const written = pages.find(({ hasForm }) => hasForm);
  if (!written) throw new Error('The build has no page with the form');
  const { style, fonts } = written;
  const form = listed.filter(({ template }) => template === 'contact');
  const contact: ContactPageParts = { layout, pages: form, style, fonts, files };
  write('contact.json', JSON.stringify(contact));
}
