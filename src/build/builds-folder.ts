/** Each build has a folder of its own under `dist/builds/`, never changed once complete. `dist/current` is the newest. */
import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { assets } from '../../contract/addresses.ts';

const hour = 3_600_000;

export function currentBuild(dist: string): string | null {
  try {
    return fs.realpathSync(join(dist, 'current'));
  } catch {
    return null;
  }
}

/** Publishes what `make` has put into an empty folder, then removes old builds. */
export async function publishBuild<Result>(
  dist: string,
  make: (folder: string) => Promise<Result>,
  now = Date.now(),
): Promise<Result> {
  const builds = join(dist, 'builds');
  const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
  const folder = join(builds, name);
  fs.mkdirSync(folder, { recursive: true });
  const replaced = currentBuild(dist);
  let result: Result;
  try {
    result = await make(folder);
    pointTo(dist, name);
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  removeOld(builds, [name, basename(replaced ?? '')], now);
  return result;
}

/** One rename, so that a reader finds the old build or the new one and never none. */
function pointTo(dist: string, name: string): void {
  const draft = join(dist, `current-${name}`);
  fs.symlinkSync(join('builds', name), draft);
  fs.renameSync(draft, join(dist, 'current'));
}

/** Recent folders stay: a server may start from one, or another build be under way. */
function removeOld(builds: string, kept: readonly string[], now: number): void {
  for (const name of fs.readdirSync(builds)) {
    const folder = join(builds, name);
    const changed = fs.lstatSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (!kept.includes(name) && now - changed >= hour) fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** A file of the published build whose address names all that it's made of, so that this build would make the same. */
export function publishedFile(dist: string, name: string): Buffer | null {
  const file = join(dist, 'current/client', name);
  return `/${name}`.startsWith(assets) && fs.existsSync(file) ? fs.readFileSync(file) : null;
}

export type WriteFile = (file: string, content: string | Uint8Array) => void;

export function fileWriter(folder: string): WriteFile {
  return (file, content) => {
    const target = join(folder, file);
    fs.mkdirSync(dirname(target), { recursive: true });
    fs.writeFileSync(target, content);
  };
}

const keptFor = 30 * 24 * hour;

/**
 * Open and cached pages still ask for earlier `assets/`: they're kept for thirty days after the last build that made
 * them.
 */
export function keepEarlierAssets(earlier: string | null, client: string, now = Date.now()): void {
  const [from, to] = [join(earlier ?? '', 'client', assets), join(client, assets)];
  if (earlier === null || !fs.existsSync(from)) return;
  fs.cpSync(from, to, {
    recursive: true,
    force: false,
    preserveTimestamps: true,
    filter: (file) => {
      const stats = fs.statSync(file);
      return stats.isDirectory() || (now - stats.mtimeMs < keptFor && !/\.(?:br|gz)$/.test(file));
    },
  });
}
