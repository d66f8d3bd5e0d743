/** Bundles the sources: what browsers load, and the renderer, which build and server run. */
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { brandPlugin } from '../brand/brand-plugin.ts';
import type { InstrumentName } from '../content/schema/instruments.ts';
import type { ClientFiles } from './client-files.ts';

export type BrowserFiles = Omit<ClientFiles, 'fonts' | 'build'> & {
  /** Names and hashes of all of them. */
  names: readonly string[];
};

/** Writes the browser's files into the folder `client`. */
export async function bundleForBrowsers(client: string): Promise<BrowserFiles> {
  const application = await bundle({ build: { outDir: client, emptyOutDir: false } });
  // These two come before the application. Each is built alone, so that no shared chunk is added to them.
  const [start] = await bundleAlone('src/browser/client.ts', 'es', client);
  // It stands inside the pages, where its names would be everyone's.
  const [boot] = await bundleAlone('src/browser/boot.ts', 'iife');
  if (start?.type !== 'chunk' || boot?.type !== 'chunk') throw new Error('The bundle has no first script');

  const chunks = application.filter((file) => file.type === 'chunk');
  const fileOf = (name: string) => address(find(chunks, name, (chunk) => chunk.name === name));
  const hydrate = find(chunks, 'application', ({ name, isEntry }) => isEntry && name === 'application');
  const stylesheet = address(
    find(application, 'stylesheet', ({ type, fileName }) => type === 'asset' && fileName.endsWith('.css')),
  );
  const parts = [fileOf('react'), fileOf('router'), address(hydrate)];
  const imports = hydrate.imports.map((file) => `/${file}`).filter((file) => !parts.includes(file));
  const others = [...imports, stylesheet];
  const template = fileOf('pages');
  const chunkOf = (source: string) =>
    find(chunks, source, ({ facadeModuleId }) => facadeModuleId === resolve(source));
  const known = new Set([...parts, ...others, template]);
  const withImports = (chunk: Rolldown.OutputChunk): string[] => {
    if (known.has(address(chunk))) return [];
    const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName));
    return [address(chunk), ...imported.flatMap(withImports)];
  };
  const viewOf = (name: InstrumentName) => [
    ...new Set(withImports(chunkOf(`src/instruments/${name}/view.tsx`))),
  ];
  return {
    boot: boot.code.trim(),
    client: address(start),
    parts,
    others,
    templates: {
      contact: address(chunkOf('src/pages/contact.tsx')),
      thisSite: address(chunkOf('src/pages/this-site.tsx')),
      others: template,
    },
    instruments: {
      'ai-cost': viewOf('ai-cost'),
      'double-typing': viewOf('double-typing'),
      'legacy-choice': viewOf('legacy-choice'),
      runway: viewOf('runway'),
      'rescue-check': viewOf('rescue-check'),
      'ledger-test': viewOf('ledger-test'),
      'plot-a-course': viewOf('plot-a-course'),
    },
    stylesheet,
    names: [...application, start].map(({ fileName }) => fileName),
  };
}

/** Writes `renderer.js` into the folder: one file, so that nothing is loaded late. */
export async function bundleRenderer(folder: string): Promise<void> {
  await bundle({
    configFile: false,
    publicDir: false,
    plugins: [brandPlugin(), react()],
    build: {
      ssr: 'src/prerender/renderer.ts',
      outDir: folder,
      emptyOutDir: false,
      target: 'node26',
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
    ssr: { noExternal: ['lucide-react'] },
  });
}

function bundleAlone(input: string, format: 'es' | 'iife', outDir?: string) {
  return bundle({
    configFile: false,
    publicDir: false,
    build: {
      ...(outDir ? { outDir, emptyOutDir: false } : { write: false }),
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input, preserveEntrySignatures: 'strict', output: { format } },
    },
  });
}

type OutputFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

async function bundle(config: InlineConfig): Promise<readonly OutputFile[]> {
  const result = await build({ logLevel: 'warn', ...config });
  if (!('output' in result)) throw new Error('Vite was asked for one bundle and made another number of them');
  return result.output;
}

/** @throws where the bundle lacks a file that pages have to name. */
function find<File extends OutputFile>(
  files: readonly File[],
  what: string,
  isWanted: (file: File) => boolean,
): File {
  const found = files.find(isWanted);
  if (!found) throw new Error(`The bundle has no ${what}`);
  return found;
}

function address({ fileName }: OutputFile): string {
  return `/${fileName}`;
}
