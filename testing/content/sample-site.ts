/**
 * For tests of behaviour: the site built from the sample content. What an owner writes changes neither the menus that
 * they open, nor the figures that they enter. It's built again only when the code or the sample has changed.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sourceStamp } from '../../scripts/build-stamp.ts';
import { copyInto } from './copy-project.ts';
import { sample } from './sample.ts';

export const sampleSite = '.cache/sample-site';

const stampFile = join(sampleSite, 'built-from');

let build: Promise<void> | undefined;

/** Also what Vitest calls before tests that open it. Two projects of tests share one build. */
export const setup = (): Promise<void> => (build ??= buildWhereOutdated());

async function buildWhereOutdated(): Promise<void> {
  // Every time, because the stamp says nothing of the server, which tests run from there.
  mkdirSync(sampleSite, { recursive: true });
  copyInto(sampleSite);
  const stamp = sourceStamp('.', sample);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const packages = join(sampleSite, 'node_modules');
  rmSync(packages, { force: true });
  symlinkSync(resolve('node_modules'), packages);
  const { PATH } = process.env;
  const build = fork(resolve(sampleSite, 'scripts/build.ts'), {
    cwd: sampleSite,
    env: { PATH },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [status] = await once(build, 'exit');
  if (status !== 0)
    throw new Error('The site with the sample content could not be built, for the reason above.');
  writeFileSync(stampFile, stamp);
}
