/**
 * Writes the compressed variants of built files beside them, at the highest quality: time is spent once,
 * at build, and saved on every visit. What was compressed before is taken from a cache by its content.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib, zstdCompress } from 'node:zlib';
import { isCompressible } from './content-types.ts';
import { variantSuffixes } from './encodings.ts';

export type CompressOptions = {
  /** Keeps finished work between builds; entries that a build does not use are removed. */
  cacheDir?: string;
};

type Suffix = (typeof variantSuffixes)[keyof typeof variantSuffixes];

const suffixes = Object.values(variantSuffixes);

/** Below this many bytes a response fits in one packet anyway. */
const worthwhile = 200;

const compressors: Readonly<Record<Suffix, (body: Buffer) => Promise<Buffer>>> = {
  '.br': (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
        [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  '.zst': (body) => promisify(zstdCompress)(body, { params: { [zlib.ZSTD_c_compressionLevel]: 19 } }),
  '.gz': (body) => promisify(gzip)(body, { level: zlib.Z_BEST_COMPRESSION }),
};

/** Resolves to the number of variants that stand beside their files afterwards. */
export async function compressFolder(folder: string, { cacheDir }: CompressOptions = {}): Promise<number> {
  if (cacheDir) await mkdir(cacheDir, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

  const used = new Set<string>();
  let written = 0;
  const compressFile = async (file: string) => {
    const body = await readFile(file);
    const key = createHash('sha256').update(body).digest('hex');
    for (const suffix of suffixes) {
      used.add(key + suffix);
      const variant = await throughCache(cacheDir, key + suffix, () => compressors[suffix](body));
      if (body.length >= worthwhile && variant.length < body.length) {
        await writeFile(file + suffix, variant);
        written += 1;
      } else {
        await rm(file + suffix, { force: true });
      }
    }
  };

  const queue = files.values();
  const work = async () => {
    for (const file of queue) await compressFile(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  if (cacheDir) await removeUnused(cacheDir, used);
  return written;
}

async function throughCache(cacheDir: string | undefined, name: string, make: () => Promise<Buffer>) {
  if (!cacheDir) return await make();
  const file = join(cacheDir, name);
  try {
    return await readFile(file);
  } catch {
    const made = await make();
    // Renamed into place, so that an interrupted build leaves no half an entry behind. Two files may be alike,
    // and are then compressed at once: each has a draft of its own.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, made);
    await rename(draft, file);
    return made;
  }
}

async function removeUnused(cacheDir: string, used: ReadonlySet<string>): Promise<void> {
  const names = await readdir(cacheDir);
  await Promise.all(names.filter((name) => !used.has(name)).map((name) => rm(join(cacheDir, name))));
}
