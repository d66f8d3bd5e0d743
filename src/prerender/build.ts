/**
 * The whole build: content is checked, the browser's parts are bundled, every page is rendered, and what a
 * server or a static host needs is written beside them. `npm run build`.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build as bundle } from 'vite';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import { compressFolder } from '../../server/static/compress.ts';
import { hostFiles } from '../../server/static/host-files.ts';
import { catalogue } from '../charts/catalogue.ts';
import { contactData, layoutData, topics } from '../content/page-data.ts';
import { paths } from '../content/paths.ts';
import { readSite } from '../content/site.ts';
import type { DataSource } from '../routes.tsx';
import type { ContactPageParts } from './contact-page.tsx';
import { writeExtras } from './extras.ts';
import { cutFonts } from './fonts.ts';
import { pageCss } from './page-css.ts';
import { listPages } from './page-list.ts';
import { type ClientFiles, insertHead } from './page-shell.ts';
import { type Drawings, PictureStudio } from './pictures.ts';

const out = 'dist/client';

function write(file: string, content: string | Uint8Array): void {
  const target = join(out, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}

/** `/` → `index`, `/services` → `services`: the name of a page's files, without an ending. */
function fileName(path: string): string {
  return path === paths.home ? 'index' : path.slice(1);
}

export type BuildOptions = {
  /** By name, every picture that the content may ask for. */
  drawings?: Drawings;
};

export async function buildSite({ drawings = catalogue }: BuildOptions = {}): Promise<{ pages: number }> {
  const site = readSite();
  const siteUrl = (process.env['SITE_URL'] ?? site.provider.siteUrl).replace(/\/$/, '');
  const studio = new PictureStudio(drawings);
  const builder = { site, picture: studio.find, siteUrl };
  const pages = listPages(builder);
  const layout = layoutData(builder);

  rmSync('dist', { recursive: true, force: true });
  const quiet = { logLevel: 'warn' } as const;
  await bundle({ ...quiet });
  await bundle({ ...quiet, mode: 'boot' });
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

  const content = JSON.stringify([...data, layout, site.redirects]);
  const fonts = await writeFonts(rendered.map(({ html }) => html).join('') + content);
  const { files, stylesheet } = clientFiles(content, fonts);
  const fontFaces = fonts.map(({ css }) => css).join('');
  const styles = new Map<string, string>();
  const assembled: SiteManifest['pages'] = [];
  for (const { path, status, html } of rendered) {
    const style = fontFaces + (await pageCss(stylesheet, html));
    styles.set(path, style);
    const file = `${fileName(path)}.html`;
    write(file, insertHead(html, style, files, { awake: status === 200 }));
    const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;
    assembled.push({ path, file, status, styleHash });
  }
  const writeData = (name: string, content: unknown) =>
    write(`${name}.data.json`, JSON.stringify({ build: files.build, data: content }));
  for (const [path, content] of data) writeData(fileName(path), content);
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

type BundleManifest = Record<string, { file: string; imports?: string[] }>;

/** Names of the bundled files, from the bundler's manifests, which no visitor needs. */
function clientFiles(content: string, fonts: readonly { file: string }[]) {
  const take = (name: string): BundleManifest => {
    const manifest: BundleManifest = JSON.parse(readFileSync(join(out, name), 'utf8'));
    rmSync(join(out, name));
    return manifest;
  };
  const manifest = { ...take('client-manifest.json'), ...take('boot-manifest.json') };
  const fileOf = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The bundle has no ${source}`);
    return `/${chunk.file}`;
  };
  const importsOf = (source: string) => manifest[source]?.imports ?? [];
  // What `client` imports at once comes with it anyway.
  const own = new Set(importsOf('src/browser/client.tsx'));
  const later = importsOf('src/browser/hydrate.tsx').filter((name) => !own.has(name));
  const stylesheet = fileOf('src/styles/site.css');
  const hash = createHash('sha256').update(JSON.stringify(manifest)).update(content).digest('base64url');
  const files: ClientFiles = {
    boot: fileOf('src/browser/boot.ts'),
    client: fileOf('src/browser/client.tsx'),
    parts: [...later, 'src/browser/hydrate.tsx'].map(fileOf),
    stylesheet,
    fonts: fonts.map(({ file }) => file),
    build: hash.slice(0, 10),
  };
  return { files, stylesheet: readFileSync(join(out, stylesheet), 'utf8') };
}
