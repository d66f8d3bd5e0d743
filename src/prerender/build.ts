/**
 * The whole build: content is checked, the browser's parts are bundled, every page is rendered, and what a
 * server or a static host needs is written beside them. `npm run build`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build as bundle } from 'vite';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import { compressFolder } from '../../server/static/compress.ts';
import { hostFiles } from '../../server/static/host-files.ts';
import { catalogue } from '../charts/catalogue.ts';
import { contactData, layoutData, topics } from '../content/page-data.ts';
import { pageFile, paths } from '../content/paths.ts';
import { readSite } from '../content/site.ts';
import type { DataSource } from '../routes.tsx';
import { checkPages } from './check-pages.ts';
import { neededBeside, takeClientFiles } from './client-files.ts';
import type { ContactPageParts } from './contact-page.tsx';
import { drawingsFor } from './drawings.ts';
import { writeExtras } from './extras.ts';
import { cutFonts } from './fonts.ts';
import { pageCss } from './page-css.ts';
import { listPages } from './page-list.ts';
import { insertHead } from './page-shell.ts';
import { type Drawings, PictureStudio } from './pictures.ts';
import { sourceHash } from './source-hash.ts';

const out = 'dist/client';

function write(file: string, content: string | Uint8Array): void {
  const target = join(out, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}

export type BuildOptions = {
  /** By name, the pictures that are drawn by hand. */
  drawings?: Drawings;
};

export async function buildSite({ drawings = catalogue }: BuildOptions = {}): Promise<{ pages: number }> {
  const site = readSite();
  const siteUrl = (process.env['SITE_URL'] ?? site.provider.siteUrl).replace(/\/$/, '');
  const studio = new PictureStudio(drawingsFor(site, drawings));
  const builder = { site, picture: studio.find, siteUrl };
  const pages = listPages(builder);
  const layout = layoutData(builder);

  rmSync('dist', { recursive: true, force: true });
  const quiet = { logLevel: 'warn' } as const;
  await bundle({ ...quiet });
  await bundle({ ...quiet, mode: 'boot' });
  await bundle({ ...quiet, mode: 'client' });
  await bundle({ ...quiet, build: { ssr: true } });
  studio.write(out);

  const { renderPage }: typeof import('./render.tsx') = await import(
    join(process.cwd(), 'dist/renderer/render.js')
  );
  const data = new Map<string, unknown>(pages.map((page) => [page.path, page.data]));
  const source: DataSource = {
    layout: async () => layout,
    page: async (path) => data.get(path) ?? null,
    redirects: async () => [],
  };
  // The server's own failure page is the fallback screen, met with an error on purpose.
  const failing: DataSource = {
    ...source,
    redirects: () => Promise.reject(new Error('The server met an error that it did not expect.')),
  };
  const wanted = [
    ...pages.map(({ path }) => ({ path, status: 200 as const, source })),
    { path: '/404', status: 404 as const, source },
    { path: '/500', status: 500 as const, source: failing },
  ];
  const rendered = await Promise.all(
    wanted.map(async ({ path, status, source }) => {
      const page = await renderPage(path, source);
      if (page.status !== status) {
        const { error: cause } = page;
        throw new Error(`${path} rendered with status ${page.status}, not ${status}`, { cause });
      }
      return { path, status, html: page.html };
    }),
  );

  await checkPages({ site, pages: rendered, pictures: studio.addresses });

  const content = JSON.stringify([...data, layout, site.redirects]);
  const fonts = await writeFonts(rendered.map(({ html }) => html).join('') + content);
  const files = takeClientFiles(
    out,
    content,
    fonts.map(({ file }) => file),
  );
  const stylesheet = readFileSync(join(out, files.stylesheet), 'utf8');
  const fontFaces = fonts.map(({ css }) => css).join('');
  const scriptHash = sourceHash(files.boot);
  const styles = new Map<string, string>();
  const assembled: SiteManifest['pages'] = [];
  for (const { path, status, html } of rendered) {
    const style = fontFaces + (await pageCss(stylesheet, html));
    styles.set(path, style);
    const file = `${pageFile(path)}.html`;
    // Any address may show the error screens: React never takes them over.
    const beside = status === 200 ? neededBeside(path, files) : null;
    write(file, insertHead(html, style, files, beside));
    assembled.push({ path, file, status, styleHash: sourceHash(style), scriptHash });
  }
  const writeData = (name: string, content: unknown) =>
    write(`${name}.data.json`, JSON.stringify({ build: files.build, data: content }));
  for (const [path, content] of data) writeData(pageFile(path), content);
  writeData('layout', layout);
  writeData('redirects', site.redirects);

  const manifest: SiteManifest = {
    build: files.build,
    siteUrl,
    pages: assembled,
    redirects: site.redirects,
    captchaSiteKey: site.provider.captchaSiteKey,
    topics: topics(site).map(({ slug }) => slug),
  };
  await writeExtras({ site, pages, siteUrl, studio, write });
  const hosts = hostFiles(manifest, {
    recaptcha: (process.env['RECAPTCHA_SITE_KEY'] ?? site.provider.captchaSiteKey) !== null,
  });
  write('_redirects', hosts._redirects);
  write('_headers', hosts._headers);
  writeFileSync('dist/nginx.conf', hosts['nginx.conf']);
  writeFileSync('dist/site.json', JSON.stringify(manifest, null, 1));
  const contact: ContactPageParts = {
    layout,
    page: contactData(builder),
    style: styles.get(paths.contact) ?? '',
    files,
  };
  writeFileSync('dist/contact.json', JSON.stringify(contact));
  writeFileSync('dist/render.js', "export { renderContactPage } from './renderer/contact-page.js';\n");
  await compressFolder(out, { cacheDir: '.cache/compressed' });
  return { pages: pages.length };
}

/** Cuts the fonts to what the site writes, and to plain ASCII, which a visitor may write into the form. */
async function writeFonts(text: string) {
  const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));
  const fonts = await cutFonts([...new Set(ascii + text)].join(''));
  for (const { file, bytes } of fonts) write(file, bytes);
  return fonts;
}
