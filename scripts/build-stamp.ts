/** Whether the newest build still fits the sources, so that a second `npm start` need not build again. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readBuildSettings } from '../contract/settings/read-settings.ts';
import { contentFiles, isLeftover } from '../src/content/content-files.ts';

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

/** Names the sources of a project as they are, with the settings that end up in its pages. */
export function sourceStamp(project = '.', content = 'content'): string {
  const sources = globSync('{contract,src}/**/*', { cwd: project, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isLeftover(entry.name))
    .map((entry) => relative(project, join(entry.parentPath, entry.name)))
    .filter((file) => !isTest(file));
  // What the build lists in the content.
  const texts = contentFiles(join(project, content)).map((name) => join(content, name));
  const files = [...sources, ...texts, 'package-lock.json'].filter((file) => existsSync(join(project, file)));
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
