/** A build takes what hasn't changed from earlier ones. Nobody can tell by its files, and it makes little anew. */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fixtureSite } from '../../testing/content/built-fixture.ts';
import { copyProject } from '../../testing/content/copy-project.ts';

const cache = '.cache/build';

/** The fixture with one sentence changed, in letters that the fonts have already. */
function projectWithChange(): string {
  const project = copyProject('rebuilding');
  afterAll(() => rmSync(project, { recursive: true, force: true }));
  const file = join(project, 'content/case-studies/tzu-chi.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^lead: /m, 'lead: One thing first. '));
  return project;
}

async function build(project: string, env: NodeJS.ProcessEnv = {}): Promise<Record<string, string>> {
  const { PATH } = process.env;
  const process_ = fork(join(project, 'scripts/build.ts'), {
    cwd: project,
    env: { PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  expect(await once(process_, 'exit')).toEqual([0, null]);
  const folder = join(project, 'dist/current');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const bytes = readFileSync(join(parentPath, name));
      // The one thing that's the build's own.
      const text = name === 'site.json' ? bytes.toString().replace(/"builtAt": ".*"/, '') : bytes;
      const hash = createHash('sha256').update(text).digest('hex');
      return [join(parentPath, name).slice(folder.length), hash];
    }),
  );
}

test('a build after an earlier one makes the same files as a first build elsewhere, and little of it anew', async () => {
  const [later, first] = [projectWithChange(), projectWithChange()];
  cpSync(join(fixtureSite, cache), join(later, cache), { recursive: true });
  const before = readdirSync(join(later, cache)).length;
  const files = await build(later);
  expect(files).toEqual(await build(first, { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8' }));
  const anew = readdirSync(join(later, cache)).length - before;
  expect(anew).toBeGreaterThan(0);
  expect(anew).toBeLessThan(readdirSync(join(first, cache)).length / 10);
});
