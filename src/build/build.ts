/**
 * The whole build: content is checked, the browser's parts are bundled, every page is rendered, and what a
 * server or a static host needs is written beside them. `npm run build`.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readBuildSettings } from '../../contract/settings/read-settings.ts';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import { topics } from '../content/page-data/single-pages.ts';
import { pageFile } from '../content/paths.ts';
import { type AssembledPage, assemblePages } from './assemble-pages.ts';
import { BuildCache } from './build-cache.ts';
import { currentBuild, fileWriter, keepEarlierAssets, publishBuild } from './builds-folder.ts';
import { bundleForBrowsers, bundleRenderer } from './bundle.ts';
import { checkPages } from './check-pages.ts';
import { firstViewWarnings } from './first-view.ts';
import { cutFonts } from './fonts.ts';
import { generatedFiles } from './generated-files.ts';
import { hostFiles } from './hosts/host-files.ts';
import { pageDates } from './last-changes.ts';
import { writeMarkdown } from './markdown/write-markdown.ts';
import type { ListedPage } from './page-list.ts';
import { type ClientFiles, calculatorScripts } from './page-shell.ts';
import { readContent } from './read-content.ts';
import { renderPages } from './render-pages.ts';
import type { ContactPageParts } from './renderer.tsx';
import { listServedFiles } from './served-files.ts';
import { pageGraph } from './structured-data/page-graph.ts';

const dist = 'dist';

/**
 * @param stamp kept with the build: names the sources that it was made from.
 * @returns how many pages there are, and what the build warns of.
 */
export async function buildSite(stamp: string) {
  const content = await readForBuild();
  const compressed = new BuildCache('.cache/compressed');
  let overBudget: string[] = [];
  await publishBuild(dist, async (folder) => {
    const written = await writeSite(content, folder);
    await describeBuild(content, folder, written, compressed);
    fileWriter(folder)('.stamp', stamp);
    overBudget = await firstViewWarnings(join(folder, 'client'), written.pages, compressed);
  });
  return {
    pages: content.pages.length,
    warnings: [...content.warnings, ...overBudget],
  };
}

/** A drawing that's inline in the page isn't sent again with its data. */
function withoutDrawings(key: string, value: unknown): unknown {
  return key === 'inline' ? undefined : value;
}

type Content = Awaited<ReturnType<typeof readForBuild>>;

async function readForBuild() {
  const { siteUrl: setUrl, recaptchaSiteKey, retentionDays, hstsPreload } = readBuildSettings(process.env);
  const content = await readContent({ settled: { retention: `${retentionDays} days` }, setUrl });
  const { site, pages } = content;
  return {
    ...content,
    recaptcha: (recaptchaSiteKey ?? site.provider.captchaSiteKey) !== null,
    hstsPreload,
    dates: pageDates(site, pages),
  };
}

type WrittenSite = { pages: AssembledPage[]; files: ClientFiles };

/** Everything that visitors ask for, into the folder `client`. */
async function writeSite(content: Content, folder: string): Promise<WrittenSite> {
  const { site, registry, pages, layout } = content;
  const client = join(folder, 'client');
  const write = fileWriter(client);
  const bundled = await bundleForBrowsers(client);
  await bundleRenderer(folder);
  const { renderPage }: typeof import('./renderer.tsx') = await import(
    pathToFileURL(join(process.cwd(), folder, 'renderer.js')).href
  );
  const rendered = await renderPages(renderPage, pages, layout);
  await checkPages({ site, pages: rendered, registry });

  const data = Object.fromEntries(pages.map(({ path, data }) => [pageFile(path), data]));
  const { redirects } = site;
  const words = JSON.stringify({ ...data, layout, redirects });
  const fonts = await cutFonts(rendered.map(({ html }) => html).join('') + words);
  const build = shortHash(JSON.stringify([bundled, words]));
  const files = { ...bundled, fonts: fonts.map(({ file }) => file), build };
  for (const { file, bytes } of fonts) write(file, bytes);
  const writeData = (name: string, data: unknown, more = {}) =>
    write(`${name}.data.json`, JSON.stringify({ build, data, ...more }, withoutDrawings));
  for (const [name, content] of Object.entries({ ...data, redirects })) writeData(name, content);
  writeData('layout', layout, { scripts: scriptsByPage(pages, files) });
  const converted = new BuildCache('.cache/photos');
  for (const address of registry.addresses) {
    write(address, (await registry.file(address, converted)) ?? missing(`picture ${address}`));
  }
  await converted.sweep();
  const drawn = new BuildCache('.cache/social');
  for (const [name, make] of generatedFiles(content, drawn)) write(name, await make());
  await drawn.sweep();
  const assembled = await assemblePages(
    client,
    rendered,
    fonts,
    files,
    pages,
    (page) => pageGraph(content, page),
    write,
  );
  await writeMarkdown({ ...content, rendered, write });
  return { pages: assembled, files };
}

/** Of pages with a calculator: what shows it, by the page's address, so that a browser asks for it with the data. */
function scriptsByPage(pages: readonly ListedPage[], files: ClientFiles) {
  return Object.fromEntries(
    pages.flatMap(({ path, calculator }) =>
      calculator ? [[path, calculatorScripts(files, calculator)]] : [],
    ),
  );
}

/** What a server or a static host needs to know of the site: beside it, and `_redirects` and `_headers` in it. */
async function describeBuild(
  content: Content,
  folder: string,
  { pages, files }: WrittenSite,
  compressed: BuildCache,
): Promise<void> {
  const { site, siteUrl, recaptcha, hstsPreload, layout } = content;
  const client = join(folder, 'client');
  const write = fileWriter(folder);
  const manifest: SiteManifest = {
    build: files.build,
    builtAt: new Date().toISOString(),
    siteName: site.provider.name,
    siteUrl,
    pages: pages.map(({ style, ...page }) => page),
    files: await listServedFiles(client, keepEarlierAssets(currentBuild(dist), client), compressed),
    redirects: site.redirects,
    captchaSiteKey: site.provider.captchaSiteKey,
    topics: topics(site),
  };
  await compressed.sweep();
  write('site.json', JSON.stringify(manifest, null, 1));

  const hosts = hostFiles(manifest, { recaptcha, hstsPreload });
  write('client/_redirects', hosts._redirects);
  write('client/_headers', hosts._headers);
  write('nginx.conf', hosts['nginx.conf']);

  const { path, style } = pages.find(({ hasForm }) => hasForm) ?? missing('page with the form');
  const { data } = content.pages.find((page) => page.path === path) ?? missing('data for the form');
  const contact: ContactPageParts = { layout, page: data, style, files };
  write('contact.json', JSON.stringify(contact));
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 10);
}

function missing(what: string): never {
  throw new Error(`The build has no ${what}`);
}
