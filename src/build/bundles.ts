/** Scripts, styles and the renderer: bundled, or the published build's while all that they're made of is the same. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Brand } from '../brand/brand.ts';
import { currentBuild, fileWriter } from './builds-folder.ts';
import { bundleForBrowsers, bundleRenderer } from './bundle.ts';
import type { BrowserFiles } from './complete-page.ts';
import type { RenderPage } from './render-pages.ts';
import { hashOfFiles, sourceFiles } from './source-files.ts';

type Bundles = {
  madeOf: string;
  browser: BrowserFiles;
  styles: string;
  files: readonly string[];
};

const record = 'bundles.json';
const renderer = 'renderer.js';

export async function bundlesIn(folder: string, dist: string, brand: Brand): Promise<Bundles> {
  const madeOf = hashOfFiles('.', sourceFiles(), JSON.stringify(brand));
  const bundles = copied(currentBuild(dist), folder, madeOf) ?? (await bundled(folder, brand, madeOf));
  fileWriter(folder)(record, JSON.stringify(bundles));
  return bundles;
}

function copied(published: string | null, folder: string, madeOf: string): Bundles | null {
  if (published === null || !existsSync(join(published, record))) return null;
  const bundles: Bundles = JSON.parse(readFileSync(join(published, record), 'utf8'));
  if (bundles.madeOf !== madeOf || !bundles.files.every((file) => existsSync(join(published, file))))
    return null;
  for (const file of bundles.files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(published, file), join(folder, file));
  }
  return bundles;
}

async function bundled(folder: string, brand: Brand, madeOf: string): Promise<Bundles> {
  const { browser, styles } = await bundleForBrowsers(join(folder, 'client'), brand);
  await bundleRenderer(folder, renderer);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return { madeOf, browser, styles, files };
}

export async function loadRenderer(folder: string): Promise<RenderPage> {
  const { renderPage }: typeof import('./renderer.tsx') = await import(
    pathToFileURL(join(process.cwd(), folder, renderer)).href
  );
  return renderPage;
}
