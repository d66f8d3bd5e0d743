/** After cloning the project, you can begin with any command, on any machine, and again after it was interrupted. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { scripts } from '../package.json' with { type: 'json' };
import { temporaryFolder } from '../testing/temporary.ts';

test('every command installs what is missing, on the Node that npm runs on', () => {
  const install = /^"\$npm_node_execpath" scripts\/install\.mjs (?:--[\w=-]+ )?&& /;
  expect(Object.entries(scripts).filter(([, command]) => !install.test(command))).toEqual([]);
});

type Settings = Readonly<Record<string, string | undefined>>;

/** Packages as archives, so that npm itself installs them without a network. `node` has a script, as the real one has. */
const packages = {
  dependencies: { served: {} },
  devDependencies: {
    node: { bin: 'bin/node', scripts: { preinstall: './install.sh' } },
    tool: {},
  },
} as const;

const script = `#!/bin/sh
echo installing >> "$INIT_CWD/installs"
while [ -e "$INIT_CWD/hold" ]; do sleep 0.1; done
mkdir -p bin && printf '#!/bin/sh\\n' > bin/node && chmod +x bin/node
`;

/** A project with a lockfile of npm's own and nothing installed. It's made once and copied. */
const template = temporaryFolder(afterAll);

beforeAll(() => {
  const archives = join(template, 'archives');
  const listed: Record<string, Record<string, string>> = {};
  for (const [kind, members] of Object.entries(packages)) {
    for (const [name, details] of Object.entries(members)) {
      const source = join(archives, name, 'package');
      mkdirSync(source, { recursive: true });
      writeFileSync(join(source, 'package.json'), JSON.stringify({ name, version: '26.1.0', ...details }));
      writeFileSync(join(source, 'install.sh'), script, { mode: 0o755 });
      spawnSync('tar', ['-czf', `../${name}.tgz`, 'package'], { cwd: join(archives, name) });
      listed[kind] = { ...listed[kind], [name]: `file:archives/${name}.tgz` };
    }
  }
  mkdirSync(join(template, 'scripts'));
  cpSync('scripts/install.mjs', join(template, 'scripts/install.mjs'));
  const start = scripts.start.replace(/&& .*/, '&& echo begun');
  writeFileSync(
    join(template, 'package.json'),
    JSON.stringify({ ...listed, scripts: { start }, allowScripts: { node: true } }),
  );
  spawnSync('npm', ['install', '--package-lock-only', '--offline'], { cwd: template });
  expect(existsSync(join(template, 'package-lock.json'))).toBe(true);
});

function project(name = 'a project') {
  const folder = join(temporaryFolder(), name);
  cpSync(template, folder, { recursive: true });
  const environment = (settings: Settings) => ({
    PATH: (process.env['PATH'] ?? '')
      .split(delimiter)
      .filter((path) => !path.startsWith(resolve('node_modules')))
      .join(delimiter),
    HOME: folder,
    PORT: '0',
    npm_config_cache: join(folder, 'cache'),
    npm_config_offline: 'true',
    ...settings,
  });
  const npm = (parts: readonly string[], settings: Settings = {}) =>
    spawnSync('npm', parts, { cwd: folder, env: environment(settings), encoding: 'utf8' });
  const read = (file: string) => {
    const path = join(folder, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  return {
    folder,
    npm,
    start: (settings?: Settings) => npm(['--silent', 'start'], settings),
    /** `npm start` in a group of its own, so that whatever is left can be ended afterwards. */
    begin(settings: Settings = {}) {
      const child = spawn('npm', ['--silent', 'start'], {
        cwd: folder,
        env: environment(settings),
        detached: true,
      });
      onTestFinished(() => endGroup(child.pid));
      return child;
    },
    hold: () => writeFileSync(join(folder, 'hold'), ''),
    release: () => rmSync(join(folder, 'hold')),
    installs: () => read('installs').split('\n').length - 1,
    isWhole: () =>
      ['served', 'tool', 'node'].every((name) =>
        existsSync(join(folder, 'node_modules', name, 'package.json')),
      ) && existsSync(join(folder, 'node_modules/.bin/node')),
  };
}

function endGroup(leader: number | undefined): void {
  try {
    if (leader) process.kill(-leader, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}

async function ended(child: ChildProcess): Promise<unknown> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

test('it installs once, and leaves standard output to the command', () => {
  const { start, isWhole, installs } = project();
  const first = start();
  expect([first.status, first.stdout]).toEqual([0, 'begun\n']);
  expect(first.stderr).toMatch(/^Installing 3 packages.*\n[\s\S]*Installed in \d+ s\.\n$/);
  expect(isWhole()).toBe(true);
  const { stdout, stderr } = start();
  expect([stdout, stderr, installs()]).toEqual(['begun\n', '', 1]);
});

test('NODE_ENV and npm’s settings leave nothing out', () => {
  const { start, isWhole } = project();
  const settings = { NODE_ENV: 'production', npm_config_omit: 'dev optional', npm_config_production: 'true' };
  expect(start(settings).stdout).toBe('begun\n');
  expect(isWhole()).toBe(true);
});

test('what a server needs is enough for its commands, if Node is new enough', () => {
  const { folder, npm } = project();
  const install = () =>
    spawnSync(process.execPath, ['scripts/install.mjs', '--omit=dev'], {
      cwd: folder,
      env: { PATH: process.env['PATH'] },
      encoding: 'utf8',
    });
  npm(['ci', '--omit=dev']);
  expect([install().status, existsSync(join(folder, 'node_modules/tool'))]).toEqual([0, false]);
});

test('a package that someone has removed, or left out, is installed', () => {
  const { folder, npm, start, isWhole } = project();
  npm(['ci', '--omit=dev']);
  expect(start().stdout).toBe('begun\n');
  expect(isWhole()).toBe(true);
  rmSync(join(folder, 'node_modules/served'), { recursive: true });
  expect(start().stdout).toBe('begun\n');
  expect(isWhole()).toBe(true);
});

test('another package manager’s packages are replaced', () => {
  const { folder, start, isWhole } = project();
  const store = join(folder, 'node_modules/.pnpm/served@26.1.0/node_modules/served');
  mkdirSync(store, { recursive: true });
  writeFileSync(join(folder, 'node_modules/.modules.yaml'), 'layoutVersion: 5\n');
  symlinkSync(store, join(folder, 'node_modules/served'));
  expect(start().stdout).toBe('begun\n');
  expect(isWhole()).toBe(true);
  expect(existsSync(join(folder, 'node_modules/.pnpm'))).toBe(false);
});

test('a dependency that was added by hand is installed and locked', () => {
  const { folder, start } = project();
  start();
  const listed = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ ...listed, dependencies: { ...listed.dependencies, added: 'file:archives/tool.tgz' } }),
  );
  start();
  expect(existsSync(join(folder, 'node_modules/added/package.json'))).toBe(true);
  expect(start().stderr).toBe('');
});

test('after Ctrl+C, the next command repairs what is left', async () => {
  const { folder, begin, start, hold, release, installs, isWhole } = project();
  hold();
  const child = begin();
  await expect.poll(installs).toBe(1);
  // As a terminal does it, to all of its processes.
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await ended(child);
  rmSync(join(folder, 'node_modules/served/package.json'), { force: true });
  release();
  expect(start().stdout).toBe('begun\n');
  expect(isWhole()).toBe(true);
});

test('another machine’s packages are replaced', () => {
  const { folder, start, isWhole, installs } = project();
  start();
  const file = join(folder, 'node_modules/.package-lock.json');
  const list = JSON.parse(readFileSync(file, 'utf8'));
  list.packages['node_modules/other'] = { version: '1.0.0', os: ['sunos'] };
  writeFileSync(file, JSON.stringify(list));
  expect(start().stderr).toContain('Installing 3 packages');
  expect(isWhole()).toBe(true);
  expect(installs()).toBeGreaterThan(0);
});

test('where npm ignores install scripts, it says so and how to allow them', () => {
  const { npm, start } = project();
  const { status, stdout, stderr } = start({ npm_config_ignore_scripts: 'true' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('npm config set ignore-scripts false --location=project');
  npm(['config', 'set', 'ignore-scripts', 'false', '--location=project']);
  expect(start().stdout).toBe('begun\n');
});

test('where npm fails the command ends with its status, and the next one tries again', () => {
  const { folder, start } = project();
  const archive = join(folder, 'archives/tool.tgz');
  const bytes = readFileSync(archive);
  rmSync(archive);
  rmSync(join(folder, 'cache'), { recursive: true, force: true });
  const { status, stdout, stderr } = start();
  expect([status === 0, stdout]).toEqual([false, '']);
  expect(stderr).toContain('npm could not install the packages');
  writeFileSync(archive, bytes);
  expect(start().stdout).toBe('begun\n');
});

test('a registry that refuses is named with the reason within seconds', () => {
  const { folder, start } = project();
  const lock = join(folder, 'package-lock.json');
  const packages = JSON.parse(readFileSync(lock, 'utf8'));
  packages.packages['node_modules/tool'] = {
    version: '26.1.0',
    dev: true,
    resolved: 'http://127.0.0.1:9/tool.tgz',
  };
  packages.packages[''].devDependencies.tool = '26.1.0';
  writeFileSync(lock, JSON.stringify(packages));
  const listed = readFileSync(join(folder, 'package.json'), 'utf8').replace(
    'file:archives/tool.tgz',
    '26.1.0',
  );
  writeFileSync(join(folder, 'package.json'), listed);
  const settings = { npm_config_offline: 'false', npm_config_registry: 'http://127.0.0.1:9/' };
  const { status, stderr } = start(settings);
  expect(status).not.toBe(0);
  expect(stderr).toMatch(/^Installing 3 packages from http:\/\/127\.0\.0\.1:9\//);
  expect(stderr).toContain('ECONNREFUSED');
  expect(stderr).toContain(
    'npm could not install the packages from http://127.0.0.1:9/, for the reason above.',
  );
});

test.each(['20.18.3', '21.7.3', '22.11.0'])('Node %s is refused in one sentence', (version) => {
  const pretend = `Object.defineProperty(process,'version',{value:'v${version}'})`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, 'scripts/install.mjs'],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([
    1,
    `This project needs Node 22.12 or later (or 20.19 or later of version 20), and this is ${version}: install a newer one, for example from https://nodejs.org.\n`,
  ]);
});

test('a folder that the tools can’t handle is refused before anything is installed', () => {
  const { folder, start } = project('our # site');
  expect(start().stderr).toBe(
    `The folder ${folder} has "#" in its path, which the tools can't handle: rename or move it.\n`,
  );
  expect(existsSync(join(folder, 'node_modules'))).toBe(false);
});
