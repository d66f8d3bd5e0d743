// Installs what every npm command needs, unless it's there: `node scripts/install.mjs`. Plain JavaScript, so that an old Node
// can say that it's too old.
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { delimiter, resolve } from 'node:path';

const [major, minor] = process.version.slice(1).split('.').map(Number);
if (!(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19))) {
  fail(
    `This project needs Node 22.12 or later (or 20.19 or later of version 20), and this is ${process.version.slice(1)}: install a newer one, for example from https://nodejs.org.`,
  );
}

// npm writes this list last, so where it's missing, an install hasn't ended.
const installedList = 'node_modules/.package-lock.json';

const locked = read('package-lock.json').packages;
// Packages of other systems are in the lockfile too, and are never installed here.
const needed = Object.keys(locked).filter((path) => path && isForHere(locked[path]));

if (!isInstalled()) install();

function isForHere({ os, cpu }) {
  const allows = (list, here) =>
    !list || list.includes(here) || (list[0].startsWith('!') && !list.includes(`!${here}`));
  return allows(os, process.platform) && allows(cpu, process.arch);
}

function isInstalled() {
  if (!fs.existsSync(installedList)) return false;
  const installed = read(installedList).packages;
  return (
    needed.every((path) =>
      installed[path] && fs.existsSync(`${path}/package.json`)
        ? installed[path].version === locked[path].version
        : locked[path].optional,
    ) &&
    // A script of its package puts it there.
    (!locked['node_modules/node'] || fs.existsSync('node_modules/.bin/node'))
  );
}

function install() {
  console.error(`Installing ${needed.length} packages, which takes a minute or two…`);
  // `npm ci` would empty the folder under a server that runs from it. After an interrupted install, nothing is trusted.
  const command = fs.existsSync(installedList) ? ['install', '--no-save'] : ['ci'];
  fs.rmSync(installedList, { force: true });
  const { status, error } = spawnSync(
    'npm',
    // Whatever NODE_ENV and npm's settings leave out, the commands need.
    [...command, '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    // On stderr, because what a command prints may be read by another program.
    { stdio: ['ignore', 2, 2], env: { ...process.env, PATH: pathWithoutOwn() } },
  );
  if (error) fail(`npm can't be run: ${error.message}`);
  if (status !== 0)
    fail('npm could not install the packages, for the reason above. The next command tries again.');
  if (!isInstalled())
    fail(
      'Packages are missing. Is npm set to ignore scripts, or to leave packages out? See: npm config list',
    );
}

/** The project's own Node may be replaced while npm runs, so npm runs on another. */
function pathWithoutOwn() {
  const folders = process.env.PATH.split(delimiter);
  return folders.filter((folder) => !folder.startsWith(resolve('node_modules'))).join(delimiter);
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
