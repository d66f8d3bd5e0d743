/** `npm run year -- [sqlite|postgres]`: a year of the production server, and a report. Exits with 1 if a promise broke. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../../testing/enquiries/postgres.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { isQuiet, planEvents } from './calendar.ts';
import { makeCertificates } from './certificates.ts';
import { backUp, days, planDays } from './daily-life.ts';
import { makeDisks } from './disks.ts';
import { Ledger } from './ledger.ts';
import { backupDays, look, retentionDays } from './look.ts';
import { Machine } from './machine.ts';
import { everyone, startPeers } from './peers.ts';
import { judge } from './promises.ts';
import { Releases } from './releases.ts';
import { writeReport } from './report.ts';
import { postgresRows, sqliteRows } from './store-rows.ts';
import { longestStep, Year } from './year.ts';
import { day, hour, minute, start, written } from './year-clock.ts';

const [name = 'sqlite', daysGiven] = process.argv.slice(2);
if (name !== 'sqlite' && name !== 'postgres') {
  console.error(`There's no database “${name}” here. How to use it: npm run year -- [sqlite|postgres]`);
  process.exit(2);
}
const isPostgres = name === 'postgres';
const database = isPostgres ? 'PostgreSQL' : 'SQLite';

/** In mounts of its own, which end with it. Root's other processes don't see them. */
const mounted = 'YEAR_MOUNTS';
const unshare = process.getuid?.() === 0 ? ['-m', '--propagation', 'private'] : ['-rm'];
const mayMount = !isPostgres || process.getuid?.() === 0;
if (process.env[mounted] === undefined) {
  const canMount =
    mayMount && spawnSync('unshare', [...unshare, 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;
  const again = [process.execPath, ...process.argv.slice(1)];
  const [command = '', ...options] = canMount ? ['unshare', ...unshare, ...again] : again;
  const env = { ...process.env, [mounted]: String(canMount) };
  process.exit(spawnSync(command, options, { env, stdio: 'inherit' }).status ?? 1);
}

const began = performance.now();
const minutesPassed = () => (performance.now() - began) / 60_000;
const say = (what: string) =>
  process.stderr.write(`${minutesPassed().toFixed(1).padStart(5)} min  ${what}\n`);

const folder = newFolder('year');
const ledger = new Ledger();
const disks = makeDisks(folder, process.env[mounted] === 'true');
mkdirSync(join(folder, 'certificates'));
const certificate = makeCertificates(join(folder, 'certificates'));
say('the first release');
const releases = new Releases(folder);
await releases.begin();
const peers = await startPeers(ledger, certificate);
const postgres = isPostgres ? await startPostgres() : null;
const databaseUrl = await postgres?.createDatabase();
const rows = databaseUrl ? await postgresRows(databaseUrl) : sqliteRows(disks.store.path);
const machine = new Machine(releases, {
  ...peers.settings(),
  HOST: '127.0.0.1',
  DATA_DIR: disks.store.path,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  BACKUP_DIR: disks.copies.path,
  BACKUP_DAYS: String(backupDays),
  RETENTION_DAYS: String(retentionDays),
  LIMIT_HELD: '2000',
  TRUST_PROXY: '127.0.0.1',
  TZ: 'Asia/Singapore',
});
const year = new Year({ ledger, peers, releases, machine, disks, rows, postgres });

await rows.setClock(start);
await machine.start(isPostgres ? 2 : 1);
const isNew = year.trouble('A new store, before its first copy', { says: 'new-store', withinMs: minute });
await year.probe();
await year.command('migrate');
await backUp(year);
isNew();
const length = Number(daysGiven ?? days);
planEvents(year, length);
planDays(year, isQuiet);
let month = '';
await year.run(start + length * day, (at) => {
  if (written(at).slice(0, 7) === month) return;
  month = written(at).slice(0, 7);
  say(month);
});
await year.run(start + length * day + 6 * hour, () => undefined);
await look(year);
await machine.stop();
judge({ ledger, recipients: everyone, log: machine.allLogs(), deaths: machine.deaths });
const notCovered = [
  `Between two steps of ${longestStep / minute} minutes, or of five while something is broken, a loop of the server runs once, as after a sleep.`,
  ...(isPostgres
    ? ['What PostgreSQL keeps of removed rows in its own files; a full disk of PostgreSQL.']
    : []),
  'systemd, nginx, restic and the release script themselves: the year does what they do.',
  'Node’s own timers inside `http`, `net` and `fetch` go by the machine: the clock moves those that the server and its libraries set.',
];
const { file, text } = writeReport({
  database,
  ledger,
  recipients: everyone,
  minutes: minutesPassed(),
  buildSeconds: releases.buildSeconds,
  notCovered,
});
console.log(text);
say(`It's in ${file}`);
await peers.stop();
await postgres?.remove();
disks.remove();
rmSync(folder, { recursive: true, force: true });
process.exit(ledger.faults.length > 0 ? 1 : 0);
