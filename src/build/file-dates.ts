/** When files last changed, as the repository's history has it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Dates by file, the newest commit's of each. Files with changes that are in no commit have none. */
export function fileDates(folder: string, root = process.cwd()): ReadonlyMap<string, string> {
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=off', ...words], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1e9,
    });
  try {
    // A shallow clone shows its oldest commit as if it had written every file.
    const boundary = resolve(root, git('rev-parse', '--git-path', 'shallow').trim());
    const boundaries = existsSync(boundary) ? readFileSync(boundary, 'utf8').split('\n') : [];
    const dates = new Map<string, string | null>();
    for (const file of lines(git('diff', 'HEAD', '--name-only', '--relative', '--', folder)))
      dates.set(file, null);
    const history = git('log', '--format=%x00%H %cI', '--name-only', '--relative', '--', folder);
    for (const entry of history.split('\0')) {
      const [commit = '', ...files] = lines(entry);
      const [hash = '', date = ''] = commit.split(' ');
      const isKnown = !boundaries.includes(hash) && Date.parse(date) <= Date.now();
      for (const file of files) if (!dates.has(file)) dates.set(file, isKnown ? date : null);
    }
    return new Map([...dates].flatMap(([file, date]) => (date ? [[file, date]] : [])));
  } catch {
    // No repository, no commit in it, or no git on this machine.
    return new Map();
  }
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
