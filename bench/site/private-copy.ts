/**
 * A copy of the built site in a temporary folder, with the server's sources beside it: a build that runs
 * meanwhile changes nothing, and the copy may be changed itself.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { currentBuild } from '../../src/prerender/builds-folder.ts';

export type PrivateCopy = {
  /** Where a server is started. */
  folder: string;
  /** The build in it. */
  build: string;
  remove(): void;
};

const shared = ['server', 'contract', 'src', 'node_modules', 'package.json'];

/** @throws when the site is not built. */
export function copySite(): PrivateCopy {
  const original = currentBuild('dist');
  if (original === null) throw new Error('The site is not built: npm run build');
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
  const build = join(folder, 'dist/current');
  mkdirSync(build, { recursive: true });
  cpSync(original, build, { recursive: true });
  for (const name of shared) symlinkSync(resolve(name), join(folder, name));
  return { folder, build, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
