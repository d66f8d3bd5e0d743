/**
 * Hashed files of earlier builds: who reads a page from before the newest build still asks for them, at the
 * first sign of intent or from a cache. They are served beside the new ones for a while.
 */
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ManifestFile, siteManifest } from '../../contract/site-manifest.ts';

const day = 86_400_000;
const keptFor = 30 * day;

/**
 * Copies into the folder `client` of a new build what the build before it had under `assets/`.
 * @returns by name, since when each is kept although the newest build has it no more.
 */
export function keepEarlierAssets(
  earlier: string | null,
  client: string,
  now = Date.now(),
): ReadonlyMap<string, string> {
  const replaced = new Map<string, string>();
  if (earlier === null) return replaced;
  for (const { file, replacedAt = new Date(now).toISOString() } of listAssets(earlier)) {
    const target = join(client, file);
    if (existsSync(target) || now - Date.parse(replacedAt) > keptFor) continue;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(earlier, 'client', file), target);
    replaced.set(file, replacedAt);
  }
  return replaced;
}

/** None where the build was another version's. */
function listAssets(build: string): ManifestFile[] {
  const manifest = join(build, 'site.json');
  if (!existsSync(manifest)) return [];
  const { data } = siteManifest.safeParse(JSON.parse(readFileSync(manifest, 'utf8')));
  return data?.files.filter(({ file }) => file.startsWith('assets/')) ?? [];
}
