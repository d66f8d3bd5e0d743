/** The list of all that visitors may ask for, with what the server says of each file: part of `site.json`. */
import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { relative, sep } from 'node:path';
import type { ManifestFile } from '../../contract/site-manifest.ts';
import type { BuildCache } from './build-cache.ts';
import { cacheControl } from './cache-control.ts';
import { compressFile } from './compress.ts';
import { contentType, isCompressible } from './content-types.ts';

/**
 * Compresses every file in the folder and lists it. What is written there later is no visitor's business.
 *
 * @param replaced by name, since when an asset is kept that this build itself has no more.
 */
export async function listServedFiles(
  folder: string,
  replaced: ReadonlyMap<string, string>,
  cache: BuildCache,
): Promise<ManifestFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      `${relative(folder, entry.parentPath)}/${entry.name}`.replaceAll(sep, '/').replace(/^\//, ''),
    )
    .sort();

  const files = new Map<string, ManifestFile>();
  const queue = names.values();
  const work = async () => {
    for (const file of queue) {
      const replacedAt = replaced.get(file);
      files.set(file, {
        file,
        contentType: contentType(file),
        cacheControl: cacheControl(`/${file}`),
        variants: isCompressible(file) ? await compressFile(folder, file, cache) : {},
        ...(replacedAt && { replacedAt }),
      });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return names.flatMap((name) => files.get(name) ?? []);
}
