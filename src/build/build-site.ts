/** The whole build, step by step: `npm run build`. */
import { join } from 'node:path';
import { assets } from '../../contract/addresses.ts';
import { readBuildSettings } from '../../contract/settings/read-settings.ts';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import { shortHash } from '../brand/short-hash.ts';
import { readContent } from '../site/read-content.ts';
import { type AssembledPage, assemblePages } from './assemble-pages.ts';
import { documentWarnings, pictureWarnings } from './budget-warnings.ts';
import { currentBuild, fileWriter, keepEarlierAssets, publishBuild, publishedFile } from './builds-folder.ts';
import { bundleForBrowsers, bundleRenderer } from './bundle.ts';
import { checkPages } from './check-pages.ts';
import type { BrowserFiles, ClientFiles } from './complete-page.ts';
import { forEachFile, siteFiles } from './generated-files.ts';
import { goneWarnings, publishedSite } from './gone-pages.ts';
import { pageMarkdown } from './page-markdown.ts';
import { type PreparedSite, prepareSite } from './prepare-site.ts';
import { renderPages } from './render-pages.ts';
import type { ContactPageParts } from './renderer.tsx';
import { listServedFiles } from './served-files.ts';
import { serviceFacts } from './service-facts.ts';
import { cutFonts, type SiteFonts } from './styles/fonts.ts';
import { pageStyles, withTokensWrittenOut } from './styles/page-css.ts';
import { onlyPrint, withoutPrint } from './styles/print-css.ts';

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

  const { result: found, warnings } = await publishBuild(dist, async (folder) => {
    const client = join(folder, 'client');

    begin('Bundling scripts and styles');
    const { browser, styles } = await bundleForBrowsers(client, content.brand);
    const renderPage = await bundleRenderer(folder);

    begin(`Rendering ${site.pages.length} pages`);
    const texts = new Map<string, string>();
    const rendered = await renderPages(site, renderPage, (path, page) =>
      texts.set(path, pageMarkdown(page, site.siteUrl + path)),
    );
    checkPages(site, rendered);
    const print = onlyPrint(styles);
    const { files, fonts } = await writeStyles(site, client, browser, { whole: styles, print });
    const recaptcha = settings.RECAPTCHA_SITE_KEY !== undefined;
    const styleOf = pageStyles(withoutPrint(withTokensWrittenOut(styles)), print);
    const pages = assemblePages(client, site, rendered, { styleOf, fonts }, files, recaptcha);

    begin('Drawing pictures');
    const beside = siteFiles(site, (path) => texts.get(path) ?? missing(`Markdown of ${path}`));
    const write = fileWriter(client);
    const heavy: string[] = [];
    await forEachFile(beside.names(), async (name) => {
      const made = publishedFile(dist, name) ?? (await beside.make(name)) ?? missing(`file ${name}`);
      heavy.push(...pictureWarnings(name, Buffer.byteLength(made), content.pictures));
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
  return { pages: site.pages.length, warnings: [...site.warnings, ...found, ...warnings] };
}

async function writeStyles(
  { content, layout }: PreparedSite,
  client: string,
  browser: BrowserFiles,
  { whole, print }: { whole: string; print: string },
): Promise<{ files: ClientFiles; fonts: SiteFonts }> {
  const write = fileWriter(client);
  const fonts = cutFonts(content.brand);
  for (const { file, bytes } of [...fonts.first, ...fonts.further])
    write(file, publishedFile(dist, file.slice(1)) ?? (await bytes()));
  const printStyles = `${assets}print-${shortHash(print)}.css`;
  write(printStyles, print);
  // A visitor can write any name into the form, and the next page can have one.
  const complete = whole + fonts.further.map(({ css }) => css).join('');
  const stylesheet = `${assets}style-${shortHash(complete)}.css`;
  write(stylesheet, complete);
  const first = fonts.first.map(({ file }) => file);
  const build = shortHash(JSON.stringify([browser, layout]));
  return { files: { ...browser, stylesheet, printStyles, fonts: first, build }, fonts };
}

async function describeBuild(
  { content, siteUrl, layout, pages: listed }: PreparedSite,
  folder: string,
  pages: readonly AssembledPage[],
  files: ClientFiles,
): Promise<void> {
  const write = fileWriter(folder);
  const manifest: SiteManifest = {
    // Of all words and redirects as well, so that a log tells one build from the next.
    build: shortHash(JSON.stringify([files.build, listed.map(({ data }) => data), content.redirects])),
    siteUrl,
    ...serviceFacts(content),
    pages: pages.map(({ style, ...page }) => page),
    files: await listServedFiles(join(folder, 'client'), currentBuild(dist)),
    redirects: content.redirects,
  };
  write('site.json', JSON.stringify(manifest, null, 1));

  const { style } = pages.find(({ hasForm }) => hasForm) ?? missing('page with the form');
  const form = listed.filter(({ template }) => template === 'contact');
  const contact: ContactPageParts = { layout, pages: form, style, files };
  write('contact.json', JSON.stringify(contact));
}

function missing(what: string): never {
  throw new Error(`The build has no ${what}`);
}
