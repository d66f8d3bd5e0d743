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
import { pageFile, paths } from '../content/paths.ts';
import { type AssembledPage, assemblePages } from './assemble-pages.ts';
import { BuildCache } from './build-cache.ts';
import { currentBuild, publishBuild } from './builds-folder.ts';
import { bundleForBrowsers, bundleRenderer } from './bundle.ts';
import { checkPages } from './check-pages.ts';
import type { ClientFiles } from './client-files.ts';
import type { ContactPageParts } from './contact-page.tsx';
import { type CrowdedPage, crowdedPages } from './crowded-pages.ts';
import { keepEarlierAssets } from './earlier-assets.ts';
import { measureBuild } from './figures.ts';
import { cutFonts } from './fonts.ts';
import { generatedFiles } from './generated-files.ts';
import { hostFiles } from './hosts/host-files.ts';
import { pageDates } from './last-changes.ts';
import { writeMarkdown } from './markdown/write-markdown.ts';
import type { ListedPage } from './page-list.ts';
import { readContent } from './read-content.ts';
import { type RenderedSite, renderPages } from './render-pages.ts';
import { listServedFiles } from './served-files.ts';
import { pageGraph } from './structured-data/page-graph.ts';
import { fileWriter } from './write-file.ts';

const dist = 'dist';

/**
 * @param stamp kept with the build: names the sources that it was made from.
 * @returns how many pages there are, and those whose chart had to become a file.
 */
export async function buildSite(stamp: string) {
  const content = await readForBuild();
  const compressed = new BuildCache('.cache/compressed');
  let crowded: CrowdedPage[] = [];
  await publishBuild(dist, async (folder) => {
    const written = await writeSite(content, folder, compressed);
    await describeBuild(content, folder, written, compressed);
    fileWriter(folder)('.stamp', stamp);
    ({ crowded } = written);
  });
  return { pages: content.pages.length, crowded };
}

/** A drawing that stands in the page is not sent once more with its data. */
function withoutDrawings(key: string, value: unknown): unknown {
  return key === 'inline' ? undefined : value;
}

/** The page as who comes to it inside the application has it: its chart is a picture. */
function withChartAsFile(page: ListedPage): ListedPage {
  return { ...page, data: JSON.parse(JSON.stringify(page.data, withoutDrawings)) };
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

type WrittenSite = { pages: AssembledPage[]; files: ClientFiles; crowded: CrowdedPage[] };

/** Everything that visitors ask for, into the folder `client`. */
async function writeSite(content: Content, folder: string, compressed: BuildCache): Promise<WrittenSite> {
  const { site, registry, pages, layout } = content;
  const client = join(folder, 'client');
  const write = fileWriter(client);
  const { names, ...bundled } = await bundleForBrowsers(client);
  await bundleRenderer(folder);
  const { renderPage }: typeof import('./renderer.ts') = await import(
    pathToFileURL(join(process.cwd(), folder, 'renderer.js')).href
  );
  const rendered = await renderPages(renderPage, pages, layout);
  await checkPages({ site, pages: rendered, pictures: registry.addresses });

  const data = Object.fromEntries(pages.map(({ path, data }) => [pageFile(path), data]));
  const { redirects } = site;
  const words = JSON.stringify({ ...data, layout, redirects });
  const fonts = await cutFonts(rendered.map(({ html }) => html).join('') + words);
  const build = shortHash(JSON.stringify([names, bundled.boot, words]));
  const files = { ...bundled, fonts: fonts.map(({ file }) => file), build };
  for (const { file, bytes } of fonts) write(file, bytes);
  const writeData = (name: string, data: unknown, more = {}) =>
    write(`${name}.data.json`, JSON.stringify({ build, data, ...more }, withoutDrawings));
  for (const [name, content] of Object.entries({ ...data, redirects })) writeData(name, content);
  writeData('layout', layout, { scripts: instrumentScripts(pages, files) });
  const converted = new BuildCache('.cache/photos');
  for (const address of registry.addresses) {
    write(address, (await registry.file(address, converted)) ?? missing(`picture ${address}`));
  }
  await converted.sweep();
  const drawn = new BuildCache('.cache/social');
  for (const [name, make] of generatedFiles(content, drawn)) write(name, await make());
  await drawn.sweep();
  const assemble = (rendered: RenderedSite) =>
    assemblePages(client, rendered, fonts, files, pages, (page) => pageGraph(content, page), write);
  const written = byPath(await assemble(rendered));
  const html = byPath(rendered);
  const renderAgain = async (changed: readonly ListedPage[]) => {
    const again = (await renderPages(renderPage, changed, layout)).filter(({ status }) => status === 200);
    for (const page of again) html.set(page.path, page);
    for (const page of await assemble(again)) written.set(page.path, page);
  };
  // A chart that the first packets don't hold comes as a file: words, which all of them hold, go first.
  const crowded = await crowdedPages(
    client,
    [...written.values()].filter(({ status }) => status === 200),
    compressed,
  );
  const final = pages.map((page) =>
    crowded.some(({ path }) => path === page.path) ? withChartAsFile(page) : page,
  );
  await renderAgain(final.filter((page) => !pages.includes(page)));
  const pictures = registry.addresses;
  // The page that shows what the build weighs is a part of it. The second time its own figures stand in it already.
  for (let pass = 0; pass < 2; pass += 1) {
    const assembled = [...written.values()];
    const figures = await measureBuild({ client, pages, assembled, files, pictures, cache: compressed });
    const shown = final.filter(({ path }) => path === paths.thisSite).map(withData({ figures }));
    for (const { path, data } of shown) writeData(pageFile(path), data);
    await renderAgain(shown);
  }
  await writeMarkdown({ ...content, rendered: [...html.values()], write });
  return { pages: [...written.values()], files, crowded };
}

/** Of pages with an instrument: what shows it, by the page's address, so that a browser asks for it with the data. */
function instrumentScripts(pages: readonly ListedPage[], { instruments }: ClientFiles) {
  return Object.fromEntries(
    pages.flatMap(({ path, instrument }) => (instrument ? [[path, instruments[instrument]]] : [])),
  );
}

const byPath = <Page extends { path: string }>(pages: readonly Page[]) =>
  new Map(pages.map((page) => [page.path, page]));

const withData = (more: object) => (page: ListedPage) => ({ ...page, data: { ...page.data, ...more } });

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
