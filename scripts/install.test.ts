/** After cloning the project, you can begin with any command, on any machine, and again after it was interrupted. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scripts } from '../package.json' with { type: 'json' };
import { temporaryFolder } from '../testing/temporary.ts';

test('every command installs what is missing, on the Node that npm runs on', () => {
  const install = /^"\$npm_node_execpath" scripts\/install\.mjs && /;
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

function project() {
  const folder = join(temporaryFolder(), 'a project');
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
    installs: () => read('installs').split('\n').length - 1,
    isWhole: () =>
      ['served', 'tool', 'node'].every((name) =>
        existsSync(join(folder, 'node_modules', name, 'package.json')),
      ) && existsSync(join(folder, 'node_modules/.bin/node')),
  };
}

test('it installs once, whatever NODE_ENV and npm’s settings are, and leaves standard output to the command', () => {
  const { start, isWhole, installs } = project();
  const settings = { NODE_ENV: 'production', npm_config_omit: 'dev optional', npm_config_production: 'true' };
  const first = start(settings);
  expect([first.status, first.stdout]).toEqual([0, 'begun\n']);
  expect(first.stderr).toMatch(/^Installing packages/);
  expect(isWhole()).toBe(true);
  const { stdout, stderr } = start();
  expect([stdout, stderr, installs()]).toEqual(['begun\n', '', 1]);
});

test('another version is installed under a server that runs, and an interrupted install begins anew', () => {
  const { folder, start, isWhole } = project();
  start();
  const inUse = join(folder, 'node_modules/tool/in-use');
  writeFileSync(inUse, '');
  const list = join(folder, 'node_modules/.package-lock.json');
  writeFileSync(list, readFileSync(list, 'utf8').replace('26.1.0', '26.0.0'));
  expect(start().stdout).toBe('begun\n');
  expect([isWhole(), existsSync(inUse)]).toEqual([true, true]);
  rmSync(list);
  expect(start().stdout).toBe('begun\n');
  expect([isWhole(), existsSync(inUse)]).toEqual([true, false]);
});

test.each(['20.18.3', '22.11.0'])('Node %s is refused in one sentence', (version) => {
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
