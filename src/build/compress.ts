/**
 * The compressed variants of built files, at the highest quality: time is spent once, at build, and saved on
 * every visit.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { ManifestFile } from '../../contract/site-manifest.ts';
import type { BuildCache } from './build-cache.ts';

/** Below this many bytes a response fits in one packet anyway. */
const worthwhile = 200;

const encoders = {
  br: {
    suffix: '.br',
    encode: (body: Buffer) =>
      promisify(brotliCompress)(body, {
        params: {
          [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
          [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
  },
  gzip: {
    suffix: '.gz',
    encode: (body: Buffer) => promisify(gzip)(body, { level: zlib.Z_BEST_COMPRESSION }),
  },
} as const;

type Encoding = keyof typeof encoders;

/** The body as a browser that takes the encoding is sent it. */
export function encoded(body: Buffer, encoding: Encoding, cache: BuildCache): Promise<Buffer> {
  const { suffix, encode } = encoders[encoding];
  return cache.take(Buffer.concat([Buffer.from(suffix), body]), () => encode(body));
}

/** Writes the variants that save something beside the file, and names them. */
export async function compressFile(
  folder: string,
  name: string,
  cache: BuildCache,
): Promise<ManifestFile['variants']> {
  const body = await readFile(join(folder, name));
  if (body.length < worthwhile) return {};
  const variant = async (encoding: Encoding) => {
    const { suffix } = encoders[encoding];
    const smaller = await encoded(body, encoding, cache);
    if (smaller.length >= body.length) return {};
    await writeFile(join(folder, name + suffix), smaller);
    return { [encoding]: name + suffix };
  };
  return { ...(await variant('br')), ...(await variant('gzip')) };
}
