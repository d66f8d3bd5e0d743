// Installs what npm's commands need, unless it's there. Plain JavaScript, so that an old Node can say that it's too
// old.
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { delimiter, resolve } from 'node:path';

const [major, minor] = process.version.slice(1).split('.').map(Number);
if (!(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19))) {
  fail(
    `This project needs Node 22.12 or later (or 20.19 or later of version 20), and this is ${process.version.slice(1)}: install a newer one, for example from https://nodejs.org.`,
  );
}

// npm writes this last. If it's missing, the install didn't end.
const installedList = 'node_modules/.package-lock.json';

const locked = read('package-lock.json').packages;

if (!isInstalled()) install();

function isInstalled() {
  if (!fs.existsSync(installedList)) return false;
  const installed = read(installedList).packages;
  return (
    Object.entries(locked).every(
      // Those for other systems are optional, and not there.
      ([path, { version, optional }]) =>
        path === '' || (installed[path] ? installed[path].version === version : optional),
    ) &&
    // Its package's script makes it.
    fs.existsSync('node_modules/.bin/node')
  );
}

function install() {
  console.error('Installing packages, which takes a minute or two…');
  // `npm ci` would empty the folder under a running server. After an interrupted install nothing is trusted.
  const command = fs.existsSync(installedList) ? ['install', '--no-save'] : ['ci'];
  fs.rmSync(installedList, { force: true });
  const { status } = spawnSync(
    'npm',
    // Whatever NODE_ENV and npm's settings say.
    [...command, '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    // Another program may read the command's output.
    { stdio: ['ignore', 2, 2], env: { ...process.env, PATH: pathWithoutOwn() } },
  );
  if (status !== 0)
    fail('npm could not install the packages, for the reason above. The next command tries again.');
  if (!isInstalled())
    fail(
      'Packages are missing. Is npm set to ignore scripts, or to leave packages out? See: npm config list',
    );
}

/** The project's Node may be replaced meanwhile. */
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
