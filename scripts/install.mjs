// Installs what every npm command needs, unless it's all there: `node scripts/install.mjs`. With `--omit=dev` the packages
// that the running server needs are enough. Plain JavaScript, so that old versions of Node can say that they're too old.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, resolve, sep } from 'node:path';
import * as util from 'node:util';

const [major, minor] = process.version.slice(1).split('.').map(Number);
if (!(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19))) {
  fail(
    `This project needs Node 22.12 or later (or 20.19 or later of version 20), and this is ${process.version.slice(1)}: install a newer one, for example from https://nodejs.org.`,
  );
}
const [unusable] = /[#?:]/.exec(process.cwd()) ?? [];
if (unusable) {
  fail(
    `The folder ${process.cwd()} has "${unusable}" in its path, which the tools can't handle: rename or move it.`,
  );
}

/** npm deletes nothing of this and writes it last, so where it's missing, an install hasn't ended. */
const npmsList = 'node_modules/.package-lock.json';
const turn = '.cache/install.lock';
/** Milliseconds. Only a process that hangs, or another one with its number, holds a turn for longer. */
const turnLimit = 600_000;
const progressInterval = 10_000;
// Without it, the report asks for the names of network addresses, which may take seconds.
if (process.report) process.report.excludeNetwork = true;
const { glibcVersionRuntime } = process.platform === 'linux' ? process.report.getReport().header : {};
const ownLibc = process.platform === 'linux' && !glibcVersionRuntime ? 'musl' : 'glibc';
const withoutTools = process.argv.includes('--omit=dev');

if (process.argv.includes('--free-port')) await requireFreePort();
if (lacking().length > 0) {
  await takeTurn();
  process.on('exit', () => fs.rmSync(turn, { force: true }));
  if (lacking().length > 0) await install();
}

async function install() {
  const begun = Date.now();
  console.error(`Installing ${needed().length} packages, which takes a minute or two…`);
  // Not `npm ci`, which would empty the folder under a server that may be running from it. But a package of an install
  // that was interrupted, or another package manager's, isn't to be trusted: npm doesn't look into it.
  const isNpms = fs.existsSync(npmsList);
  if (!isNpms) removePackages();
  await runNpm();
  if (isNpms && lacking().length > 0) {
    removePackages();
    await runNpm();
  }
  const missing = lacking();
  if (missing.length > 0) fail(explain(missing));
  console.error(`Installed in ${Math.round((Date.now() - begun) / 1000)} s.`);
}

/** The contents only: in a container the folder itself may be a volume. */
function removePackages() {
  if (!fs.existsSync('node_modules')) return;
  for (const name of fs.readdirSync('node_modules'))
    fs.rmSync(`node_modules/${name}`, { recursive: true, force: true });
}

/** What is locked for this machine, development and optional packages included. */
function needed() {
  const { packages } = read('package-lock.json');
  const leaveOut = mayOmitTools(packages);
  return Object.entries(packages).flatMap(([path, { version, optional, dev, os, cpu, libc }]) => {
    const isForHere = fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, ownLibc);
    // Among optional ones, a fallback for every platform may be left out, but a platform's own may not.
    const isWanted = isForHere && (!optional || os || cpu) && !(dev && leaveOut);
    return path && isWanted ? [{ path, version }] : [];
  });
}

/** The tools include the Node that all commands run on, so an older one can't do without them. */
function mayOmitTools({ 'node_modules/node': pinned }) {
  return withoutTools && (!pinned || Number(pinned.version.split('.')[0]) <= major);
}

function fits(list, here) {
  return !list || list.includes(here) || (list[0].startsWith('!') && !list.includes(`!${here}`));
}

/** Paths of packages that are missing, or there in another version. */
function lacking() {
  if (!fs.existsSync(npmsList)) return ['node_modules'];
  if (!isLocked()) return ['package-lock.json'];
  const { packages } = read(npmsList);
  const paths = needed()
    .filter(
      ({ path, version }) => packages[path]?.version !== version || !fs.existsSync(`${path}/package.json`),
    )
    .map(({ path }) => path);
  const pinned = 'node_modules/node' in packages;
  return pinned && !fs.existsSync('node_modules/.bin/node') ? [...paths, 'node_modules/.bin/node'] : paths;
}

/** Whether the lockfile has what package.json asks for. */
function isLocked() {
  const locked = read('package-lock.json').packages[''];
  const asked = read('package.json');
  return ['dependencies', 'devDependencies'].every((kind) => {
    const [one = {}, other = {}] = [locked[kind], asked[kind]];
    const names = Object.keys({ ...one, ...other });
    return names.every((name) => one[name] === other[name]);
  });
}

function read(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    return fail(`${file} can't be read: ${error.message}`);
  }
}

async function runNpm() {
  const own = resolve('node_modules') + sep;
  const PATH = process.env.PATH.split(delimiter)
    .filter((folder) => !folder.startsWith(own))
    .join(delimiter);
  // The npm that runs this command, on its own Node, unless that Node is one of the packages.
  const { npm_execpath: runner = '' } = process.env;
  const node = process.execPath.startsWith(own) ? 'node' : process.execPath;
  const [command, ...first] = runner.endsWith('npm-cli.js') ? [node, runner] : ['npm'];
  const kinds = mayOmitTools(read('package-lock.json').packages) ? ['--omit=dev'] : ['--include=dev'];
  const flags = [
    ...kinds,
    '--include=optional',
    '--include=peer',
    '--no-audit',
    '--no-fund',
    '--no-progress',
  ];
  // Saves only what someone has added to package.json by hand.
  if (isLocked()) flags.push('--no-save');
  fs.rmSync(npmsList, { force: true });

  // In a group of its own, so that it can be stopped with everything that it has started. On stderr, because what a
  // command prints may be read by another.
  const npm = spawn(command, [...first, 'install', ...flags], {
    stdio: ['ignore', 2, 2],
    detached: true,
    env: { ...process.env, PATH },
  });
  if (npm.pid) fs.writeFileSync(turn, `${process.pid} ${npm.pid}`);
  let stoppedBy = 0;
  const stop = (status) => {
    stoppedBy = status;
    // It may take a minute to end by itself, and what it leaves is removed by the next install.
    if (npm.exitCode === null && npm.signalCode === null) process.kill(-npm.pid, 'SIGKILL');
  };
  const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
  for (const [signal, status] of Object.entries(signals)) process.once(signal, () => stop(status));
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid === parent || stop(143), 500);
  const begun = Date.now();
  const progress = setInterval(() => {
    const now = new Date();
    fs.utimesSync(turn, now, now);
    const all = needed();
    const there = all.filter(({ path }) => fs.existsSync(`${path}/package.json`)).length;
    console.error(`  ${Math.round((now - begun) / 1000)} s: ${there} of ${all.length} packages`);
  }, progressInterval);
  const status = await new Promise((done) => {
    npm.once('close', done);
    npm.once('error', (error) => fail(`npm can't be run: ${error.message}`));
  });
  clearInterval(watch);
  clearInterval(progress);
  if (stoppedBy) process.exit(stoppedBy);
  if (status !== 0) {
    console.error('npm could not install the packages, for the reason above. The next command tries again.');
    process.exit(status ?? 1);
  }
}

/** One install at a time. An npm may outlive the command that has started it. */
async function takeTurn() {
  fs.mkdirSync('.cache', { recursive: true });
  for (let isFirst = true; !isMine(); isFirst = false) {
    if (isFirst) console.error('Another command is installing the packages. Waiting for it…');
    await new Promise((done) => setTimeout(done, 300));
  }
}

function isMine() {
  try {
    fs.writeFileSync(turn, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') fail(`Packages can't be installed here: ${error.message}`);
  }
  try {
    const holders = fs.readFileSync(turn, 'utf8').split(' ').map(Number);
    const isHeld = holders.some((id) => id !== process.pid && isRunning(id));
    if (!isHeld || Date.now() - fs.statSync(turn).mtimeMs > turnLimit) fs.rmSync(turn, { force: true });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  return false;
}

function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Found now, and not after minutes of installing and building. What can't be read, the server reports. */
async function requireFreePort() {
  const settings = { ...process.env };
  for (const file of ['.env', 'build.env']) {
    const isFile = fs.statSync(file, { throwIfNoEntry: false })?.isFile();
    const text = isFile ? fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, '') : '';
    for (const [name, value] of Object.entries(util.parseEnv(text))) settings[name] ??= value;
  }
  const { HOST: host = 'localhost', PORT: port = '3000' } = settings;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return;
  const server = createServer();
  server.listen(Number(port), host.trim() || 'localhost');
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error.code === 'EADDRINUSE') {
      fail(`Port ${port} is in use by another program. Stop it, or choose another port: PORT=4000 npm start`);
    }
  }
  server.close();
}

function explain(missing) {
  const list = missing.slice(0, 3).join(', ') + (missing.length > 3 ? ` and ${missing.length - 3} more` : '');
  if (process.env.npm_config_ignore_scripts === 'true') {
    return (
      `npm is set to ignore install scripts, and without them ${list} can't be installed. Allow them for this ` +
      'project: npm config set ignore-scripts false --location=project'
    );
  }
  return (
    `npm ended without a fault, but these packages are missing: ${list}. ` +
    'Look for a setting that leaves them out: npm config list'
  );
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
