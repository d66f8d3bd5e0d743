/** The whole build, `npm run build`: check the content, bundle, render every page, write what goes beside them. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readBuildSettings } from '../../contract/settings/read-settings.ts';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import { formTerms, topics } from '../content/page-data/single-pages.ts';
import { period } from '../content/references.ts';
import { type AssembledPage, assemblePages } from './assemble-pages.ts';
import { BuildCache } from './build-cache.ts';
import { currentBuild, fileWriter, keepEarlierAssets, publishBuild } from './builds-folder.ts';
import { bundleForBrowsers, bundleRenderer } from './bundle.ts';
import { checkPages } from './check-pages.ts';
import { firstViewWarnings } from './first-view.ts';
import { cutFonts } from './fonts.ts';
import { generatedFiles, generatedNames } from './generated-files.ts';
import { hostFiles } from './hosts/host-files.ts';
import { pageMarkdown } from './markdown/page-markdown.ts';
import { type ClientFiles, calculatorScripts } from './page-shell.ts';
import { type Content, readContent } from './read-content.ts';
import { renderPages } from './render-pages.ts';
import type { ContactPageParts } from './renderer.tsx';
import { listServedFiles } from './served-files.ts';

const dist = 'dist';

type Settings = ReturnType<typeof readBuildSettings>;
type WrittenSite = { pages: AssembledPage[]; files: ClientFiles };

/**
 * @param stamp kept with the build: names the sources that it was made from.
 * @param begin is told of each step as it begins.
 */
export async function buildSite(stamp: string, begin: (step: string) => void) {
  // Vite and React ask it. Visitors get what's made for production, whatever the shell says.
  process.env['NODE_ENV'] = 'production';
  const settings = readBuildSettings(process.env);
  const { siteUrl: setUrl, retentionDays } = settings;
  const content = await readContent({ settled: { retention: period(retentionDays) }, setUrl });
  const compressed = new BuildCache('.cache/compressed');
  const { result: overBudget, warnings } = await publishBuild(dist, async (folder) => {
    const written = await writeSite(content, folder, begin);
    begin('Compressing');
    await describeBuild(content, settings, folder, written, compressed);
    fileWriter(folder)('.stamp', stamp);
    return firstViewWarnings(join(folder, 'client'), written.pages, compressed);
  });
  return { pages: content.pages.length, warnings: [...content.warnings, ...overBudget, ...warnings] };
}

async function writeSite(
  content: Content,
  folder: string,
  begin: (step: string) => void,
): Promise<WrittenSite> {
  const { site, siteUrl, registry, pages, layout, outlines } = content;
  const { brand } = outlines;
  const client = join(folder, 'client');
  const write = fileWriter(client);
  begin('Bundling scripts and styles');
  const bundled = await bundleForBrowsers(client, brand);
  await bundleRenderer(folder, brand);
  const { renderPage }: typeof import('./renderer.tsx') = await import(
    pathToFileURL(join(process.cwd(), folder, 'renderer.js')).href
  );
  begin(`Rendering ${pages.length} pages`);
  const rendered = await renderPages(renderPage, pages, layout);
  checkPages({ site, pages: rendered, registry, files: generatedNames(content) });

  const words = JSON.stringify([pages.map(({ data }) => data), layout, site.redirects]);
  const fonts = await cutFonts(brand, rendered.map(({ html }) => html).join('') + words);
  const build = shortHash(JSON.stringify([bundled, words]));
  const files = { ...bundled, fonts: fonts.map(({ file }) => file), build };
  for (const { file, bytes } of fonts) write(file, bytes);
  begin(`Drawing ${registry.addresses.size} pictures`);
  const converted = new BuildCache('.cache/photos');
  for (const address of registry.addresses) {
    write(address, (await registry.file(address, converted)) ?? missing(`picture ${address}`));
  }
  await converted.sweep();
  const cache = new BuildCache('.cache/social');
  const texts = new Map<string, string>();
  for (const { path, status, html } of rendered)
    if (status === 200) texts.set(path, await pageMarkdown(html, siteUrl + path));
  const textOf = (path: string) => texts.get(path) ?? missing(`text of ${path}`);
  const generated = generatedFiles(content, { build, scripts: scriptsByPage(content, files), textOf, cache });
  begin('Drawing social images and documents');
  for (const [name, make] of generated) write(name, await make());
  await cache.sweep();
  return { pages: assemblePages(client, content, rendered, fonts, files), files };
}

/** Of pages with a calculator: what shows it, by the page's address, so that a browser asks for it with the data. */
function scriptsByPage({ pages }: Content, files: ClientFiles) {
  return Object.fromEntries(
    pages.flatMap(({ path, calculator }) =>
      calculator ? [[path, calculatorScripts(files, calculator)]] : [],
    ),
  );
}

/** What a server or a static host needs to know of the site: beside it, and `_redirects` and `_headers` in it. */
async function describeBuild(
  { site, siteUrl, layout, pages: listed }: Content,
  { recaptchaSiteKey, hstsPreload }: Settings,
  folder: string,
  { pages, files }: WrittenSite,
  compressed: BuildCache,
): Promise<void> {
  const client = join(folder, 'client');
  const write = fileWriter(folder);
  const { name: siteName, captchaSiteKey, timeZone, language, phone, email } = site.provider;
  const manifest: SiteManifest = {
    build: files.build,
    builtAt: new Date().toISOString(),
    siteName,
    office: { timeZone, language },
    contact: { phone, email },
    siteUrl,
    pages: pages.map(({ style, ...page }) => page),
    files: await listServedFiles(client, keepEarlierAssets(currentBuild(dist), client), compressed),
    redirects: site.redirects,
    captchaSiteKey,
    topics: topics(site),
    form: formTerms(site),
  };
  await compressed.sweep();
  write('site.json', JSON.stringify(manifest, null, 1));

  const hosts = hostFiles(manifest, {
    recaptcha: (recaptchaSiteKey ?? captchaSiteKey) !== null,
    hstsPreload,
  });
  write('client/_redirects', hosts._redirects);
  write('client/_headers', hosts._headers);
  write('nginx.conf', hosts['nginx.conf']);

  const { path, style } = pages.find(({ hasForm }) => hasForm) ?? missing('page with the form');
  const { data } = listed.find((page) => page.path === path) ?? missing('data for the form');
  const contact: ContactPageParts = { layout, page: data, style, files };
  write('contact.json', JSON.stringify(contact));
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 10);
}

function missing(what: string): never {
  throw new Error(`The build has no ${what}`);
}
