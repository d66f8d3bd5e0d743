/** Every file that visitors may ask for, with its type, caching and compressed variants: part of `site.json`. */
import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, relative, sep } from 'node:path';
import type { ManifestFile } from '../../contract/site-manifest.ts';
import type { BuildCache } from './build-cache.ts';
import { compressFile } from './compress.ts';

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

/** Hashed files never change under their name; pages and their data are asked for again every time. */
export function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (/\.(?:html|md)$/.test(path) || path.endsWith('.data.json')) return 'no-cache';
  return 'public, max-age=3600';
}

type Kind = { type: string; compressible: boolean };

const text = (type: string): Kind => ({ type: `${type}; charset=utf-8`, compressible: true });
const packed = (type: string): Kind => ({ type, compressible: false });

const kinds: Readonly<Record<string, Kind>> = {
  '.avif': packed('image/avif'),
  '.css': text('text/css'),
  '.html': text('text/html'),
  '.ico': { type: 'image/x-icon', compressible: true },
  '.jpg': packed('image/jpeg'),
  '.js': text('text/javascript'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.md': text('text/markdown'),
  '.mp4': packed('video/mp4'),
  '.pdf': packed('application/pdf'),
  '.png': packed('image/png'),
  '.svg': text('image/svg+xml'),
  '.txt': text('text/plain'),
  '.wasm': { type: 'application/wasm', compressible: true },
  '.webmanifest': text('application/manifest+json'),
  '.webp': packed('image/webp'),
  '.woff2': packed('font/woff2'),
  '.xml': text('application/xml'),
};

const unknownKind = packed('application/octet-stream');

export function contentType(file: string): string {
  return kindOf(file).type;
}

function isCompressible(file: string): boolean {
  return kindOf(file).compressible;
}

function kindOf(file: string): Kind {
  return kinds[extname(file).toLowerCase()] ?? unknownKind;
}
