/** Every file that visitors may ask for, with its type, caching and compressed variants: part of `site.json`. */
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import { assets, parts } from '../../contract/addresses.ts';
import type { ManifestFile } from '../../contract/site-manifest.ts';
import { inParallel } from './in-parallel.ts';

export async function listServedFiles(folder: string, published: string | null): Promise<ManifestFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${relative(folder, entry.parentPath)}/${entry.name}`.replace(/^\//, ''))
    .sort();

  return inParallel(names, async (file) => ({
    file,
    contentType: contentType(file),
    cacheControl: cacheControl(`/${file}`),
    variants: compressible.test(contentType(file)) ? await compressFile(folder, file, published) : {},
  }));
}

/** Hashed files never change under their name; pages are asked for again every time. */
export function cacheControl(path: string): string {
  if (path.startsWith(assets)) return 'public, max-age=31536000, immutable';
  if (path.startsWith(parts)) return 'public, max-age=300';
  if (/\.(?:html|md)$/.test(path)) return 'no-cache';
  return 'public, max-age=3600';
}

/** Other types are compressed already. */
const compressible = /charset=|json|x-icon|wasm/;

export function contentType(file: string): string {
  if (file.endsWith('.md')) return 'text/markdown; charset=utf-8';
  return getMimeType(file.toLowerCase()) ?? 'application/octet-stream';
}

/** Below this many bytes a response fits in one packet anyway. */
const worthwhile = 200;

const suffixes = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof suffixes;

/** Visitors wait for these. Brotli's last step takes three times as long for 1 % less. */
const awaited = /\.(?:css|html|js|txt)$/;

function encode(body: Buffer, encoding: Encoding, name: string): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body, { level: zlib.Z_BEST_COMPRESSION });
  const quality = awaited.test(name) ? zlib.BROTLI_MAX_QUALITY : zlib.BROTLI_MAX_QUALITY - 1;
  return promisify(brotliCompress)(body, {
    params: { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

export async function compressFile(
  folder: string,
  name: string,
  published: string | null = null,
): Promise<ManifestFile['variants']> {
  const body = await readFile(join(folder, name));
  if (body.length < worthwhile) return {};
  const earlier = join(published ?? '', 'client', name);
  const isSame = published !== null && existsSync(earlier) && body.equals(await readFile(earlier));
  const variant = async (encoding: Encoding) => {
    const known = earlier + suffixes[encoding];
    const smaller = isSame && existsSync(known) ? await readFile(known) : await encode(body, encoding, name);
    if (smaller.length >= body.length) return {};
    const file = name + suffixes[encoding];
    await writeFile(join(folder, file), smaller);
    return { [encoding]: file };
  };
  return { ...(await variant('br')), ...(await variant('gzip')) };
}
