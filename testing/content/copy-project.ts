/** For tests: the project with the fixture’s content in another folder. */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { newFolder } from '../new-folder.ts';
import { fixtureContent } from './fixture-content.ts';

const parts = ['contract', 'scripts', 'server', 'src', 'package.json', 'vite.config.ts'];

/**
 * In a temporary folder, where content and brand can be changed. The caller removes it. Each package is linked
 * separately, because Vite keeps what it makes of them beside them.
 */
export function copyProject(name: string): string {
  const copy = newFolder(name);
  copyInto(copy);
  mkdirSync(join(copy, 'node_modules'));
  for (const installed of readdirSync('node_modules')) {
    if (!installed.startsWith('.'))
      symlinkSync(resolve('node_modules', installed), join(copy, 'node_modules', installed));
  }
  return copy;
}

/** Leaves alone what else is in the folder, such as an earlier build, but no file that the project no longer has. */
export function copyInto(folder: string): void {
  const copied = [...parts.map((part) => [part, part] as const), [fixtureContent, 'content'] as const];
  for (const [from, to] of copied) {
    const copy = join(folder, to);
    cpSync(from, copy, { recursive: true });
    if (to.includes('.')) continue;
    for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' }))
      if (!existsSync(join(from, file))) rmSync(join(copy, file), { recursive: true, force: true });
  }
}
