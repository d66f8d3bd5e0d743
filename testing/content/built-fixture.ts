/**
 * For tests of behaviour: the site of another company. What an owner writes changes neither the menus that they open,
 * nor the figures that they enter. It's built again only when the code or its content has changed.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sourceStamp } from '../../scripts/build-stamp.ts';
import { copyInto } from './copy-project.ts';
import { fixtureContent } from './fixture-content.ts';

export const fixtureSite = '.cache/fixture-site';

const stampFile = join(fixtureSite, 'built-from');

let build: Promise<void> | undefined;

/** Also what Vitest calls before tests that open it. Two projects of tests share one build. */
export const setup = (): Promise<void> => (build ??= buildWhereOutdated());

async function buildWhereOutdated(): Promise<void> {
  // Every time, because the stamp says nothing of the server, which tests run from there.
  mkdirSync(fixtureSite, { recursive: true });
  copyInto(fixtureSite);
  const stamp = sourceStamp('.', fixtureContent);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const packages = join(fixtureSite, 'node_modules');
  rmSync(packages, { force: true });
  symlinkSync(resolve('node_modules'), packages);
  const { PATH } = process.env;
  const build = fork(resolve(fixtureSite, 'scripts/build.ts'), {
    cwd: fixtureSite,
    env: { PATH },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [status] = await once(build, 'exit');
  if (status !== 0) throw new Error('The fixture could not be built, for the reason above.');
  writeFileSync(stampFile, stamp);
}
