/** What browsers load and the renderer: bundled, or the published build's while all that they're made of is the same. */
import { type ForkOptions, fork } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Brand } from '../brand/brand.ts';
import { currentBuild, fileWriter } from './builds-folder.ts';
import type { BundleAnswer, BundleTask } from './bundle-process.ts';
import type { BrowserFiles } from './document.ts';
import type { RenderPage } from './render-pages.ts';
import { hashOfFiles, sourceFiles } from './source-files.ts';
import { withTokensWrittenOut } from './styles/page-css.ts';
import { onlyPrint, withoutPrint } from './styles/print-css.ts';

export type Bundles = {
  /** Names all that they're made of. */
  madeOf: string;
  browser: BrowserFiles;
  /** By their paths in the build. */
  files: readonly string[];
  styles: {
    whole: string;
    /** What pages take their own rules from. */
    screen: string;
    print: string;
    /** What pages have taken, by the names that they use. */
    taken: Readonly<Record<string, string>>;
  };
};

const record = 'bundles.json';
const renderer = 'renderer.js';

/** Puts them into the folder of the build. */
export async function bundlesIn(folder: string, dist: string, brand: Brand): Promise<Bundles> {
  const madeOf = hashOfFiles('.', sourceFiles(), JSON.stringify(brand));
  return copied(currentBuild(dist), folder, madeOf) ?? (await bundled(folder, brand, madeOf));
}

/** For the next build. */
export function writeBundles(folder: string, bundles: Bundles): void {
  fileWriter(folder)(record, JSON.stringify(bundles));
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
  const browser = await bundleApart({ folder, renderer, brand });
  const stylesheet = join(folder, 'client', browser.stylesheet);
  const whole = readFileSync(stylesheet, 'utf8');
  // Its name is given once fonts are in it.
  rmSync(stylesheet);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const styles = {
    whole,
    screen: withoutPrint(withTokensWrittenOut(whole)),
    print: onlyPrint(whole),
    taken: {},
  };
  return { madeOf, browser, files, styles };
}

async function bundleApart(task: BundleTask): Promise<BrowserFiles> {
  const options: ForkOptions = { serialization: 'advanced', execArgv: [] };
  const bundler = fork(join(import.meta.dirname, 'bundle-process.ts'), [], options);
  const answered = new Promise<BundleAnswer>((resolve, reject) => {
    bundler.once('message', resolve);
    bundler.once('exit', () => reject(new Error('The bundler ended before its work did')));
  });
  bundler.send(task);
  const answer = await answered;
  if ('browser' in answer) return answer.browser;
  const { error, code } = answer;
  throw error instanceof Error ? Object.assign(error, { code }) : error;
}

export async function loadRenderer(folder: string): Promise<RenderPage> {
  const { renderPage }: typeof import('./renderer.tsx') = await import(
    pathToFileURL(join(process.cwd(), folder, renderer)).href
  );
  return renderPage;
}
