// Installs what every npm command needs, unless it's all there: `node scripts/install.mjs`. With `--omit=dev` the packages
// that the running server needs are enough. Plain JavaScript, so that old versions of Node can say that they're too old.
import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import { delimiter, resolve } from 'node:path';

const [major, minor] = process.version.slice(1).split('.').map(Number);
if (!(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19))) {
  fail(
    `This project needs Node 22.12 or later (or 20.19 or later of version 20), and this is ${process.version.slice(1)}: install a newer one, for example from https://nodejs.org.`,
  );
}
const [unusable] = /[#?:]/.exec(process.cwd()) || [];
if (unusable) {
  fail(
    `The folder ${process.cwd()} has "${unusable}" in its path, which the tools can't handle: rename or move it.`,
  );
}

/** npm writes it last, so where it's missing, an install hasn't ended. */
const installedList = 'node_modules/.package-lock.json';
const pinnedNode = 'node_modules/.bin/node';

const locked = read('package-lock.json').packages;
// The tools include the Node that all commands run on, so an older one can't do without them.
const withoutTools = process.argv.includes('--omit=dev') && major >= majorOf(locked['node_modules/node']);
const needed = Object.keys(locked).filter(
  (path) => path && isForHere(locked[path]) && !(withoutTools && locked[path].dev),
);

if (!isInstalled()) install();

function majorOf(pinned) {
  return pinned ? Number(pinned.version.split('.')[0]) : 0;
}

/** Whether `node_modules` is what the lockfile says, and that what package.json asks for. */
function isInstalled() {
  if (!fs.existsSync(installedList) || !isLocked()) return false;
  const installed = read(installedList).packages;
  const isThere = (path) => installed[path] && fs.existsSync(`${path}/package.json`);
  return (
    needed.every((path) =>
      isThere(path) ? installed[path].version === locked[path].version : locked[path].optional,
    ) &&
    // Of another machine, in a folder that both can see.
    Object.values(installed).every(isForHere) &&
    (!installed['node_modules/node'] || fs.existsSync(pinnedNode))
  );
}

function isLocked() {
  const asked = read('package.json');
  return ['dependencies', 'devDependencies'].every((kind) => {
    const [one, other] = [locked[''][kind] || {}, asked[kind] || {}];
    return Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);
  });
}

function isForHere({ os, cpu }) {
  const allows = (list, here) =>
    !list || list.includes(here) || (list[0].startsWith('!') && !list.includes(`!${here}`));
  return allows(os, process.platform) && allows(cpu, process.arch);
}

function install() {
  const registry = process.env.npm_config_registry || "npm's registry";
  const begun = Date.now();
  const passed = () => `${Math.round((Date.now() - begun) / 1000)} s`;
  console.error(`Installing ${needed.length} packages from ${registry}, which takes a minute or two…`);
  // `npm ci` would empty the folder under a server that may be running from it. But of an install that was interrupted,
  // or of another package manager, nothing is trusted, because npm doesn't look into packages that are there.
  const begin = fs.existsSync(installedList) || !isLocked() ? ['install'] : ['ci'];
  // Without a change to package.json there's nothing to save.
  if (begin[0] === 'install' && isLocked()) begin.push('--no-save');
  fs.rmSync(installedList, { force: true });
  const npm = spawn(
    'npm',
    [
      ...begin,
      ...[withoutTools ? '--omit=dev' : '--include=dev', '--include=optional', '--include=peer'],
      // Also where the command itself is told to be silent: a failure has its reason.
      ...['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'],
      // A registry that refuses is reported after seconds. With npm's own waits it takes minutes.
      ...['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=3000'],
    ],
    // On stderr, because what a command prints may be read by another. The pinned Node may be replaced meanwhile.
    { stdio: ['ignore', 2, 2], env: { ...process.env, PATH: pathWithoutOwn() } },
  );
  const progress = setInterval(() => {
    const there = needed.filter((path) => fs.existsSync(`${path}/package.json`)).length;
    console.error(`  ${passed()}: ${there} of ${needed.length} packages`);
  }, 10_000);
  npm.once('error', (error) => fail(`npm can't be run: ${error.message}`));
  npm.once('close', (status) => {
    clearInterval(progress);
    if (status !== 0) {
      console.error(
        `npm could not install the packages from ${registry}, for the reason above. The next command tries again.`,
      );
      process.exit(status || 1);
    }
    if (!isInstalled()) fail(explanation());
    console.error(`Installed in ${passed()}.`);
  });
}

function pathWithoutOwn() {
  const own = resolve('node_modules');
  const folders = process.env.PATH.split(delimiter).filter((folder) => !folder.startsWith(own));
  return folders.join(delimiter);
}

function explanation() {
  return process.env.npm_config_ignore_scripts === 'true'
    ? 'npm is set to ignore install scripts, and without them Node can’t be installed. Allow them for this project: npm config set ignore-scripts false --location=project'
    : 'npm ended without a fault, but packages are missing. Look for a setting that leaves them out: npm config list';
}

function read(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    return fail(`${file} can't be read: ${error.message}`);
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
