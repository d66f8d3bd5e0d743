/** For tests: the project with the sample content in a temporary folder, where content and brand can be changed. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sample } from './sample.ts';

const parts = ['contract', 'scripts', 'server', 'src', 'package.json', 'vite.config.ts'];

/** The caller removes the folder. Each package is linked separately, so that a test can add others. */
export function copyProject(name: string, isLinked = (_package: string) => true): string {
  const copy = mkdtempSync(join(tmpdir(), `${name}-`));
  for (const part of parts) cpSync(part, join(copy, part), { recursive: true });
  cpSync(sample, join(copy, 'content'), { recursive: true });
  mkdirSync(join(copy, 'node_modules'));
  for (const installed of readdirSync('node_modules')) {
    if (installed.startsWith('.') || !isLinked(installed)) continue;
    symlinkSync(resolve('node_modules', installed), join(copy, 'node_modules', installed));
  }
  return copy;
}
