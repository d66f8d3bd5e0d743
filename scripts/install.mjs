// Installs the dependencies where the lockfile has changed, before every npm command.
// Plain JavaScript for Node 20, because the pinned Node 26 only exists after it has run.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.installed';
const wanted = createHash('sha256')
  .update(readFileSync('package-lock.json'))
  .update(readFileSync('package.json'))
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  // On stderr, because what a command prints may be read by another.
  console.error('Installing dependencies…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`, which would empty `node_modules` first, under a server that may still be running from it.
  // This installs what is locked and saves nothing.
  const { status } = spawnSync(npm, ['install', '--no-save', '--no-audit', '--no-fund'], {
    stdio: ['inherit', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  // `npm start` begins with `exec`, so that signals reach the server. Windows has neither: there, the word
  // runs what follows it.
  if (process.platform === 'win32') writeFileSync('node_modules/.bin/exec.cmd', '@%*\r\n');
  writeFileSync(stamp, wanted);
}
