/** Whether the newest build still fits the sources, so that a second `npm start` need not build again. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildSettings } from '../../contract/settings/read-settings.ts';
import { contentFiles } from '../content/content-files.ts';
import { hashOfFiles, sourceFiles } from './source-files.ts';

/** Names the sources of a project as they are, with the settings that end up in its pages. */
export function sourceStamp(project = '.', content = 'content', today = new Date()): string {
  const texts = contentFiles(join(project, content)).map((name) => join(content, name));
  // security.txt runs out a year after the build.
  const halfYear = Math.floor(today.getMonth() / 6);
  const settings = JSON.stringify([readBuildSettings(process.env), today.getFullYear(), halfYear]);
  return hashOfFiles(project, [...sourceFiles(project), ...texts], settings);
}

export function isBuilt(project = '.', today = new Date()): boolean {
  const stamp = join(project, 'dist/current/.stamp');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceStamp(project, 'content', today);
}
