/**
 * A copy of the built site in a temporary folder, with the server's sources beside it: a build that runs
 * meanwhile changes nothing, and the copy may be changed itself.
 */
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export type PrivateCopy = { folder: string; remove(): void };

const shared = ['server', 'contract', 'src', 'node_modules', 'package.json'];

/** @throws when the site is not built. */
export function copySite(dist = 'dist'): PrivateCopy {
  if (!existsSync(join(dist, 'site.json'))) throw new Error('The site is not built: npm run build');
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
  cpSync(dist, join(folder, 'dist'), { recursive: true });
  for (const name of shared) symlinkSync(resolve(name), join(folder, name));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
