/** The whole build, `npm run build`: check the content, bundle, render every page, write what goes beside them. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assets } from '../../contract/addresses.ts';
import { readBuildSettings } from '../../contract/settings/read-settings.ts';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import { paths } from '../content/paths.ts';
import { type AssembledPage, assemblePages } from './assemble-pages.ts';
import { BuildCache } from './build-cache.ts';
import { currentBuild, fileWriter, keepEarlierAssets, publishBuild } from './builds-folder.ts';
import { bundleForBrowsers, bundleRenderer } from './bundle.ts';
import { firstViewWarnings } from './first-view.ts';
import { cutFonts } from './fonts.ts';
import { hostFiles } from './hosts/host-files.ts';
import { type ClientFiles, shortHash } from './page-shell.ts';
import { openBrand, prepareSite, type Site } from './prepare-site.ts';
import { onlyPrint } from './print-css.ts';
import type { ContactPageParts } from './renderer.tsx';
import { listServedFiles } from './served-files.ts';
import { serviceFacts, siteOutput } from './site-output.ts';

const dist = 'dist';

type Settings = ReturnType<typeof readBuildSettings>;
type WrittenSite = { pages: AssembledPage[]; files: ClientFiles };

/**
 * @param stamp kept with the build: names the sources that it was made from.
 * @param code names the sources without the content.
 * @param begin is told of each step as it begins.
 */
export async function buildSite(stamp: string, code: string, begin: (step: string) => void) {
  // Vite and React ask it. Visitors get what's made for production, whatever the shell says.
  process.env['NODE_ENV'] = 'production';
  const settings = readBuildSettings(process.env);
  const { SITE_URL: setUrl, RETENTION_DAYS: retentionDays } = settings;
  const opened = await openBrand();
  const cache = new BuildCache('.cache/build', code + JSON.stringify(opened.outlines.brand));
  const site = await prepareSite({ retentionDays, setUrl, opened });
  const { result: overBudget, warnings } = await publishBuild(dist, async (folder) => {
    const written = await writeSite(site, folder, cache, begin);
    begin('Compressing');
    await describeBuild(site, settings, folder, written, cache);
    fileWriter(folder)('.stamp', stamp);
    return firstViewWarnings(join(folder, 'client'), written.pages, cache);
  });
  cache.sweep();
  return {
    pages: site.pages.length,
    warnings: [...site.warnings, ...overBudget, ...warnings, ...cache.warnings],
  };
}

async function writeSite(
  site: Site,
  folder: string,
  cache: BuildCache,
  begin: (step: string) => void,
): Promise<WrittenSite> {
  const { content, pages, layout, outlines } = site;
  const { brand } = outlines;
  const client = join(folder, 'client');
  const write = fileWriter(client);
  begin('Bundling scripts and styles');
  const bundled = await bundleForBrowsers(client, brand);
  await bundleRenderer(folder, brand);
  const rendererFile = join(process.cwd(), folder, 'renderer.js');
  const { renderPage }: typeof import('./renderer.tsx') = await import(pathToFileURL(rendererFile).href);
  const build = shortHash(JSON.stringify([bundled, layout]));
  const output = siteOutput(site, {
    ...{ renderPage, cache },
    // The sources may have changed since the cache was told of them.
    renderer: shortHash(readFileSync(rendererFile, 'utf8')),
  });
  begin(`Rendering ${pages.length} pages`);
  const rendered = await output.pages();
  const words = [...pages.map(({ data }) => data), layout, content.redirects].map((data) =>
    JSON.stringify(data),
  );
  const fonts = await cutFonts(brand, [...rendered.map(({ html }) => html), ...words], cache);
  const forPaper = onlyPrint(readFileSync(join(client, bundled.stylesheet), 'utf8'));
  const printStyles = `${assets}print-${shortHash(forPaper)}.css`;
  write(printStyles, forPaper);
  for (const { file, bytes } of fonts) write(file, bytes);
  begin('Drawing pictures and documents');
  // Pixels are made outside of this thread, so one processor needn't wait for the other.
  const names = output.fileNames().values();
  const makeFiles = async () => {
    for (const name of names) write(name, (await output.file(name)) ?? missing(`file ${name}`));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, makeFiles));
  const files = { ...bundled, printStyles, fonts: fonts.map(({ file }) => file), build };
  return { pages: assemblePages(client, site, rendered, fonts, files, cache), files };
}

/** What a server or a static host needs to know of the site: beside it, and `_redirects` and `_headers` in it. */
async function describeBuild(
  site: Site,
  { RECAPTCHA_SITE_KEY: siteKey, HSTS_PRELOAD: hstsPreload }: Settings,
  folder: string,
  { pages, files }: WrittenSite,
  cache: BuildCache,
): Promise<void> {
  const client = join(folder, 'client');
  const write = fileWriter(folder);
  const { content, siteUrl, layout, pages: listed } = site;
  const manifest: SiteManifest = {
    // Of all words and redirects as well, so that a log tells one build from the next.
    build: shortHash(JSON.stringify([files.build, listed.map(({ data }) => data), content.redirects])),
    builtAt: new Date().toISOString(),
    siteUrl,
    ...serviceFacts(site),
    pages: pages.map(({ style, ...page }) => page),
    files: await listServedFiles(client, keepEarlierAssets(currentBuild(dist), client), cache),
    redirects: content.redirects,
  };
  write('site.json', JSON.stringify(manifest, null, 1));

  const hosts = hostFiles(manifest, {
    recaptcha: (siteKey ?? manifest.captchaSiteKey) !== null,
    hstsPreload,
  });
  write('client/_redirects', hosts._redirects);
  write('client/_headers', hosts._headers);

  const { style } = pages.find(({ hasForm }) => hasForm) ?? missing('page with the form');
  const page = listed.find((page) => page.route === paths.contact) ?? missing('data for the form');
  const contact: ContactPageParts = { layout, page: page.data, style, files };
  write('contact.json', JSON.stringify(contact));
}

function missing(what: string): never {
  throw new Error(`The build has no ${what}`);
}
