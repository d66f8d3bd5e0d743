/**
 * `npm run advise`: spelling and words to avoid, unused files and packages, names in the guides that lead nowhere.
 * It's advice: no other command runs it, and it ends with 1 if there's anything to read.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { deadNames } from './guides.ts';

const folder = 'scripts/advise';

const run = (name: string, ...options: string[]) =>
  spawnSync(`${folder}/node_modules/.bin/${name}`, options, { stdio: 'inherit' }).status === 0;

installTools();
console.log('Spelling and words to avoid');
const isSpelt = run('cspell', '--quiet', '--config', `${folder}/cspell.config.mjs`);
console.log('Unused files, exports and packages');
const isUsed = run('knip');
console.log('Names in the guides');
const dead = deadNames();
for (const line of dead) console.log(line);
const isFine = isSpelt && isUsed && dead.length === 0;
if (isFine) console.log('Nothing to advise.');
process.exitCode = isFine ? 0 : 1;

/** Once for each lockfile. */
function installTools(): void {
  const locked = readFileSync(`${folder}/package-lock.json`, 'utf8');
  const installed = `${folder}/node_modules/.installed-from`;
  if (existsSync(installed) && readFileSync(installed, 'utf8') === locked) return;
  console.log('Installing what advises');
  const install = ['ci', '--prefix', folder, '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', install, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(installed, locked);
}
