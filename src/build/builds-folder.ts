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

const unfinished = new Set<string>();

export function removeUnfinished(): void {
  for (const folder of unfinished) removeQuietly(folder);
}

/**
 * Publishes what `make` has put into an empty folder, then removes old builds. One that can't be removed is a
 * warning.
 */
export async function publishBuild<Result>(
  dist: string,
  make: (folder: string) => Promise<Result>,
  now = Date.now(),
): Promise<{ result: Result; warnings: string[] }> {
  const builds = join(dist, 'builds');
  const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
  const folder = join(builds, name);
  fs.mkdirSync(folder, { recursive: true });
  const replaced = currentBuild(dist);
  unfinished.add(folder);
  let result: Result;
  try {
    result = await make(folder);
    leadTo(dist, name);
  } catch (error) {
    removeQuietly(folder);
    throw error;
  } finally {
    unfinished.delete(folder);
  }
  return { result, warnings: removeOld(builds, [folder, ...(replaced ? [replaced] : [])], now) };
}

function removeQuietly(folder: string): string | null {
  try {
    fs.rmSync(folder, { recursive: true, force: true });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** One rename, so that a reader finds the old build or the new one and never none. */
function leadTo(dist: string, name: string): void {
  const draft = join(dist, `current-${name}`);
  fs.symlinkSync(join('builds', name), draft);
  fs.renameSync(draft, join(dist, 'current'));
}

/** Recent folders stay: a server may start from one, or another build be under way. */
function removeOld(builds: string, kept: readonly string[], now: number): string[] {
  const names = kept.map((folder) => basename(folder));
  return fs.readdirSync(builds).flatMap((name) => {
    const folder = join(builds, name);
    const changed = fs.lstatSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (names.includes(name) || now - changed < hour) return [];
    const fault = removeQuietly(folder);
    return fault === null
      ? []
      : [`${folder}: this old build can't be removed (${fault}). Remove it by hand.`];
  });
}

/** Whether the address of a file names everything that it's made of, so that the file of another build is the same. */
const isNamedByContent = (name: string) => `/${name}`.startsWith(assets);

/** A file of the published build, if this build would make the same. */
export function publishedFile(dist: string, name: string): Buffer | null {
  try {
    return isNamedByContent(name) ? fs.readFileSync(join(dist, 'current/client', name)) : null;
  } catch {
    return null;
  }
}

type WriteFile = (file: string, content: string | Uint8Array) => void;

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
