/** What the build weighs, for the page that shows it: bytes as they are sent, derived from the files themselves. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';
import type { BuildFigures, Heaviest } from '../content/page-data/this-site.ts';
import { paths } from '../content/paths.ts';
import type { AssembledPage } from './assemble-pages.ts';
import type { BuildCache } from './build-cache.ts';
import { type ClientFiles, preloads } from './client-files.ts';
import { encoded } from './compress.ts';
import { isCompressible } from './content-types.ts';
import type { ListedPage } from './page-list.ts';

type Built = {
  client: string;
  pages: readonly ListedPage[];
  assembled: readonly AssembledPage[];
  files: ClientFiles;
  /** Addresses of the drawings. */
  pictures: ReadonlySet<string>;
  cache: BuildCache;
};

export async function measureBuild(built: Built): Promise<BuildFigures> {
  const { client, pages, assembled, files, pictures, cache } = built;
  const read = (name: string) => readFileSync(join(client, name));
  const sent = async (name: string) => {
    const body = read(name);
    const smaller = isCompressible(name) ? await encoded(body, 'br', cache) : body;
    return smaller.length < body.length ? smaller : body;
  };
  const bytesOf = async (names: readonly string[]) => {
    let bytes = 0;
    for (const name of names) bytes += (await sent(name)).length;
    return bytes;
  };

  const documents: (Heaviest & { firstView: number; scripts: readonly string[] })[] = [];
  for (const { path, data, instrument } of pages) {
    const { file = '' } = assembled.find((page) => page.path === path) ?? {};
    const body = await sent(file);
    const name = data.head.title.split(' | ')[0] ?? data.head.title;
    const scripts = preloads(path, files, instrument).filter((script) => script.endsWith('.js'));
    documents.push({ path, name, bytes: body.length, firstView: firstViewBytes(body, read(file)), scripts });
  }
  const shared = documents
    .map(({ scripts }) => new Set(scripts))
    .reduce((common, scripts) => common.intersection(scripts));
  const own = documents.find(({ path }) => path === paths.thisSite);
  if (!own) throw new Error(`The build has no page ${paths.thisSite}`);
  const waking = [files.client, ...files.parts, ...preloads(paths.thisSite, files)];
  const heaviest = async (bytes: (page: (typeof documents)[number]) => number | Promise<number>) => {
    const weighed: Heaviest[] = [];
    for (const page of documents)
      weighed.push({ path: page.path, name: page.name, bytes: await bytes(page) });
    return weighed.reduce((most, page) => (page.bytes > most.bytes ? page : most));
  };
  return {
    pages: pages.length,
    own: {
      firstView: own.firstView,
      document: own.bytes,
      // The page, and both typefaces; every picture of it waits until it comes near.
      requests: 1 + files.fonts.length,
      waking: await bytesOf(waking),
      wakingRequests: waking.length,
    },
    fonts: await bytesOf(files.fonts),
    script: Buffer.byteLength(files.boot),
    firstView: await heaviest(({ firstView }) => firstView),
    document: await heaviest(({ bytes }) => bytes),
    framework: await bytesOf([files.client, ...files.parts, ...shared]),
    ownScripts: await heaviest(({ scripts }) => bytesOf(scripts.filter((script) => !shared.has(script)))),
    picture: Math.max(
      ...[...pictures].filter((name) => name.endsWith('.svg')).map((name) => read(name).length),
    ),
  };
}

/** How much of the compressed page holds the whole of its first section, chart and all. */
export function firstViewBytes(body: Buffer, html: Buffer): number {
  const end = html.indexOf('</section>', html.indexOf('<main'));
  let [least, most] = [0, body.length];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    const arrived = brotliDecompressSync(body.subarray(0, middle), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    });
    if (arrived.length > end) most = middle;
    else least = middle + 1;
  }
  return least;
}
