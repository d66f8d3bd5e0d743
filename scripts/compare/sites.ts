/** The two sites to compare: a commit, built in a temporary folder, and the present tree. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type RunningSite, startSite } from '../../testing/browser/start-site.ts';
import { isBuilt } from '../build-stamp.ts';

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();

export type Commit = { id: string; name: string; time: Date };

export function findCommit(name: string): Commit {
  const id = git('rev-parse', '--verify', '--end-of-options', `${name}^{commit}`);
  return { id, name: id.slice(0, 7), time: new Date(git('show', '--no-patch', '--format=%cI', id)) };
}

/** Builds a commit apart from this tree, and serves it with its own code. Stopping it leaves nothing behind. */
export async function serveCommit({ id }: Commit): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), 'compare-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    execFileSync('git', ['archive', '--output', join(folder, 'tree.tar'), id]);
    execFileSync('tar', ['-xf', 'tree.tar'], { cwd: folder });
    const [ours, theirs] = ['.', folder].map((tree) => readFileSync(join(tree, 'package-lock.json'), 'utf8'));
    if (ours === theirs) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
    else execFileSync(process.execPath, ['scripts/install.mjs'], { cwd: folder, stdio: ['ignore', 2, 2] });
    build(folder);
    const site = await startSite({}, { project: folder, main: join(folder, 'server/main.ts') });
    const stop = async () => {
      await site.stop();
      remove();
    };
    return { ...site, stop, [Symbol.asyncDispose]: stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Serves this tree, after a build if there's none of its present state. */
export function servePresent(): Promise<RunningSite> {
  if (!isBuilt()) build('.');
  return startSite();
}

/** Its steps go to stderr, because standard output is for what differs. */
function build(folder: string): void {
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: folder, stdio: ['ignore', 2, 2] });
}

/** Every address in the sitemap, and the two pages that no sitemap lists. */
export async function addressesOf(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  if (listed.length === 0) throw new Error(`${url}/sitemap.xml lists no page.`);
  return [...listed, '/thank-you', '/no-such-page'];
}

/** The pages without a folder above them, and the first of each folder. */
export function oneOfEachKind(addresses: readonly string[]): string[] {
  const folders = new Set<string>();
  return addresses.filter((address) => {
    const folder = address.slice(0, address.lastIndexOf('/'));
    if (folder === '') return true;
    const isFirst = !folders.has(folder);
    folders.add(folder);
    return isFirst;
  });
}
