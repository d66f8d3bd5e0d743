/** Every file that visitors may ask for, with its type, caching and compressed variants: part of `site.json`. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { assets } from '../../contract/addresses.ts';
import type { ManifestFile } from '../../contract/site-manifest.ts';
import type { BuildCache } from './build-cache.ts';

/** @param replaced by name, since when an asset is kept that this build itself has no more. */
export async function listServedFiles(
  folder: string,
  replaced: ReadonlyMap<string, string>,
  cache: BuildCache,
): Promise<ManifestFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${relative(folder, entry.parentPath)}/${entry.name}`.replace(/^\//, ''))
    .sort();

  return Promise.all(
    names.map(async (file): Promise<ManifestFile> => {
      const replacedAt = replaced.get(file);
      return {
        file,
        contentType: contentType(file),
        cacheControl: cacheControl(`/${file}`),
        variants: compressible.test(contentType(file)) ? await compressFile(folder, file, cache) : {},
        ...(replacedAt && { replacedAt }),
      };
    }),
  );
}

/** Hashed files never change under their name; pages and their data are asked for again every time. */
export function cacheControl(path: string): string {
  if (path.startsWith(assets)) return 'public, max-age=31536000, immutable';
  if (/\.(?:html|md)$/.test(path)) return 'no-cache';
  return 'public, max-age=3600';
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.csv': 'text/csv; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
};
/** Other types are compressed already. */
const compressible = /charset=|x-icon|wasm/;

export function contentType(file: string): string {
  return types[extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/** Below this many bytes a response fits in one packet anyway. */
const worthwhile = 200;

const suffixes = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof suffixes;

/** Visitors wait for these before anything shows or works. Brotli's last step takes three times as long for 1 % less. */
const awaited = /\.(?:css|html|js)$/;

/** What the result depends on, apart from the body. */
function encoderOf(encoding: Encoding, name: string) {
  if (encoding === 'gzip') return { version: process.versions.zlib, quality: zlib.Z_BEST_COMPRESSION };
  const quality = awaited.test(name) ? zlib.BROTLI_MAX_QUALITY : zlib.BROTLI_MAX_QUALITY - 1;
  return { version: process.versions['brotli'], quality };
}

function encode(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body, { level: quality });
  return promisify(brotliCompress)(body, {
    params: { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/** The body that a browser gets of the file if it accepts the encoding. */
export function encoded(body: Buffer, encoding: Encoding, name: string, cache: BuildCache): Promise<Buffer> {
  const encoder = encoderOf(encoding, name);
  const key = Buffer.concat([Buffer.from(JSON.stringify([encoding, encoder])), body]);
  return cache.take(key, () => encode(body, encoding, encoder.quality));
}

/** Writes compressed variants beside the file if they are smaller, and returns their names. */
export async function compressFile(
  folder: string,
  name: string,
  cache: BuildCache,
): Promise<ManifestFile['variants']> {
  const body = await readFile(join(folder, name));
  if (body.length < worthwhile) return {};
  const variant = async (encoding: Encoding) => {
    const smaller = await encoded(body, encoding, name, cache);
    if (smaller.length >= body.length) return {};
    const file = name + suffixes[encoding];
    await writeFile(join(folder, file), smaller);
    return { [encoding]: file };
  };
  return { ...(await variant('br')), ...(await variant('gzip')) };
}
