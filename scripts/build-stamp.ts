/** Whether the newest build still fits the sources, so that a second `npm start` need not build again. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildSettings } from '../contract/settings/read-settings.ts';

/** What computers and editors leave beside files has a name with a dot before it. */
const isHidden = (file: string) => /(?:^|[\\/])\./.test(file);
const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

/** Names the sources of a project as they are, with the settings that end up in its pages. */
export function sourceStamp(project = '.', content = 'content'): string {
  const patterns = ['{contract,src}/**/*.*', `${content}/**/*.*`, 'package-lock.json'];
  const files = globSync(patterns, { cwd: project }).filter((file) => !isTest(file) && !isHidden(file));
  const hash = createHash('sha256');
  hash.update(JSON.stringify(readBuildSettings(process.env)) + process.version);
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(project, file)));
  return hash.digest('hex');
}

/** Every build keeps the stamp that it was given: see `scripts/build.ts`. */
export function isBuilt(project = '.'): boolean {
  const stamp = join(project, 'dist/current/.stamp');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceStamp(project);
}
