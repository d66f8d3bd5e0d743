/** Whether the newest build still fits the sources, so that a second `npm start` need not build again. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readBuildSettings } from '../../contract/settings/read-settings.ts';
import { contentFiles, isLeftover } from '../content/content-files.ts';

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

function sourceFiles(project: string): string[] {
  const sources = globSync('{contract,src}/**/*', { cwd: project, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isLeftover(entry.name))
    .map((entry) => relative(project, join(entry.parentPath, entry.name)));
  return [...sources.filter((file) => !isTest(file)), 'package-lock.json'];
}

/** Names the sources of a project as they are, with the settings that end up in its pages. */
export function sourceStamp(project = '.', content = 'content', today = new Date()): string {
  const texts = contentFiles(join(project, content)).map((name) => join(content, name));
  const settings = JSON.stringify([readBuildSettings(process.env), today.getFullYear()]);
  const hash = createHash('sha256').update(process.version).update(settings);
  for (const file of [...sourceFiles(project), ...texts].toSorted())
    if (existsSync(join(project, file))) hash.update(file).update(readFileSync(join(project, file)));
  return hash.digest('hex');
}

export function isBuilt(project = '.', today = new Date()): boolean {
  const stamp = join(project, 'dist/current/.stamp');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceStamp(project, 'content', today);
}
