/** What bundles are made of, and what a build is made of beside the content. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isLeftover } from '../content/content-files.ts';

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

export function sourceFiles(project = '.'): string[] {
  const sources = globSync('{contract,src}/**/*', { cwd: project, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isLeftover(entry.name))
    .map((entry) => relative(project, join(entry.parentPath, entry.name)));
  return [...sources.filter((file) => !isTest(file)), 'package-lock.json'];
}

/** @param also what else makes a difference. */
export function hashOfFiles(project: string, files: readonly string[], also: string): string {
  const hash = createHash('sha256').update(process.version).update(also);
  for (const file of files.toSorted())
    if (existsSync(join(project, file))) hash.update(file).update(readFileSync(join(project, file)));
  return hash.digest('hex');
}
