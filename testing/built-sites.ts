/**
 * The two sites that tests look at: the owner's own, and that of another company, the fixture. What an owner writes
 * changes neither the menus that tests of behaviour open, nor the figures that they enter.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBuilt, sourceStamp } from '../src/build/build-stamp.ts';
import { bareEnvironment } from './bare-environment.ts';
import { machineTime } from './clock.ts';
import { copyInto } from './content/copy-project.ts';
import { fixtureContent } from './content/fixture-content.ts';

export type SiteName = 'own' | 'fixture';

export const fixtureSite = '.cache/fixture-site';

const building = new Map<SiteName, Promise<void>>();

/** Builds a site unless it's that of the present sources. Several processes may ask at once: one of them builds. */
export function ensureBuilt(name: SiteName): Promise<void> {
  const begun = building.get(name) ?? alone(name, name === 'own' ? buildOwn : buildFixture);
  building.set(name, begun);
  return begun;
}

/** Vitest calls it before the tests of the sites. */
export async function setup(): Promise<void> {
  for (const name of ['own', 'fixture'] as const) await ensureBuilt(name);
}

/** The lock is a transaction, because that ends with its process, however it ends. */
async function alone(name: SiteName, work: () => Promise<void>): Promise<void> {
  mkdirSync('.cache', { recursive: true });
  using lock = new DatabaseSync(`.cache/building-${name}.sqlite`, { timeout: 600_000 });
  lock.exec('begin exclusive');
  await work();
}

async function buildOwn(): Promise<void> {
  if (!isBuilt('.', machineTime())) await build('.');
}

async function buildFixture(): Promise<void> {
  const stampFile = join(fixtureSite, 'built-from');
  const stamp = sourceStamp('.', fixtureContent, machineTime());
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  mkdirSync(fixtureSite, { recursive: true });
  copyInto(fixtureSite);
  const packages = join(fixtureSite, 'node_modules');
  rmSync(packages, { force: true });
  symlinkSync(resolve('node_modules'), packages);
  await build(fixtureSite);
  writeFileSync(stampFile, stamp);
}

async function build(project: string): Promise<void> {
  const { TZ, LANG } = process.env;
  const settings = project === '.' ? process.env : { ...bareEnvironment(), TZ, LANG };
  const child = spawn(process.execPath, ['scripts/build.ts'], {
    cwd: project,
    env: settings,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [status] = await once(child, 'exit');
  if (status !== 0)
    throw new Error(
      `The site in ${project} could not be built, for the reason above. Its content is ${project === '.' ? 'content/' : fixtureContent}.`,
    );
}
