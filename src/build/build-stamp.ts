/** Whether the newest build still fits the sources, so that a second `npm start` need not build again. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildSettings } from '../../contract/settings/read-settings.ts';
import { contentFiles } from '../content/content-files.ts';

/** Names the sources of a project as they are, with the settings that end up in its pages. */
export function sourceStamp(project = '.', content = 'content', today = new Date()): string {
  const sources = ['contract', 'src', content].flatMap((folder) =>
    existsSync(join(project, folder))
      ? contentFiles(join(project, folder)).map((name) => join(folder, name))
      : [],
  );
  const settings = JSON.stringify([readBuildSettings(process.env), today.getFullYear()]);
  const hash = createHash('sha256').update(process.version).update(settings);
  for (const file of ['package-lock.json', ...sources])
    if (!/\.test\.tsx?$/.test(file) && existsSync(join(project, file)))
      hash.update(file).update(readFileSync(join(project, file)));
  return hash.digest('hex');
}

export function isBuilt(project = '.', today = new Date()): boolean {
  const stamp = join(project, 'dist/current/.stamp');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceStamp(project, 'content', today);
}
