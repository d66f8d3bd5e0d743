/** Whether the newest build still fits the sources, so that a second `npm start` need not build again. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { readBuildSettings } from '../contract/settings/read-settings.ts';

/** Kept by the build in its folder. */
const stamp = 'dist/current/.stamp';

/** Everything that can change the built site; a test cannot. */
const sources = ['{content,contract,src}/**/*.*', 'vite.config.ts', 'package-lock.json'];
const isTest = (file: string) => /\.test\.tsx?$|[\\/]testing[\\/]/.test(file);

export function sourceStamp(): string {
  const hash = createHash('sha256').update(JSON.stringify(readBuildSettings(process.env)));
  const files = globSync(sources).filter((file) => !isTest(file));
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

export function isBuilt(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceStamp();
}
