/** Bundles the sources: what browsers load, and the renderer, which build and server run. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Manifest, type Rolldown } from 'vite';
import type { Brand } from '../brand/brand.ts';
import { brandPlugin } from '../brand/brand-plugin.ts';
import { clientConfig, clientSources } from './client-config.ts';
import type { BrowserFiles } from './complete-page.ts';
import type { RenderPage } from './renderer.tsx';

const { client, styles } = clientSources;

const islandModule = /^src\/[^/]+\/(.+)\.island\.tsx$/;

const stylesheet = 'style.css';

/** Puts scripts into the folder, and returns the rules of all modules, which become a file once fonts are in them. */
export async function bundleForBrowsers(
  folder: string,
  brand: Brand,
): Promise<{ browser: BrowserFiles; styles: string }> {
  await bundle(clientConfig(folder, brandPlugin(brand)));
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  // Visitors may ask for every file in the folder.
  rmSync(join(folder, '.vite'), { recursive: true });
  // Its scripts are nothing but imports of styles.
  rmSync(join(folder, manifest[styles]?.file ?? missing(styles)));
  const sheet = join(folder, manifest[stylesheet]?.file ?? missing(stylesheet));
  const whole = readFileSync(sheet, 'utf8');
  rmSync(sheet);
  const clientScripts = withImports(manifest, client);
  const islands = Object.keys(manifest).flatMap((source) => {
    const [, island] = islandModule.exec(source) ?? [];
    const scripts = withImports(manifest, source).filter((file) => !clientScripts.includes(file));
    return island === undefined ? [] : [[island, scripts] as const];
  });
  const browser = { boot: await bundleBoot(), client: clientScripts, islands: Object.fromEntries(islands) };
  return { browser, styles: whole };
}

function withImports(manifest: Manifest, source: string): string[] {
  const { file, imports = [] } = manifest[source] ?? missing(source);
  return [...new Set([...imports.flatMap((imported) => withImports(manifest, imported)), `/${file}`])];
}

/** In one piece, wrapped: it's inlined in every page, where its names would be global. */
async function bundleBoot(): Promise<string> {
  const [boot] = await bundle({
    configFile: false,
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'src/browser/boot.ts',
        // A long name that's written out twice takes more bytes than its constant.
        optimization: { inlineConst: false },
      },
    },
  });
  if (boot?.type !== 'chunk') return missing('boot script');
  return `(()=>{${boot.code.trim().replace(/;$/, '')}})()`;
}

/** One file, so that nothing is loaded late. The server loads it, too. */
export async function bundleRenderer(folder: string): Promise<RenderPage> {
  const file = 'renderer.js';
  await bundle({
    configFile: false,
    publicDir: false,
    build: {
      ssr: 'src/build/renderer.tsx',
      outDir: folder,
      emptyOutDir: false,
      target: 'node26',
      minify: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: file } },
    },
  });
  const { renderPage }: typeof import('./renderer.tsx') = await import(
    pathToFileURL(join(process.cwd(), folder, file)).href
  );
  return renderPage;
}

async function bundle(
  config: InlineConfig,
): Promise<readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const result = await build({ logLevel: 'warn', ...config });
  if (!('output' in result)) throw new Error('Vite was asked for one bundle and made another number of them');
  return result.output;
}

function missing(what: string): never {
  throw new Error(`The bundle has no ${what}`);
}
