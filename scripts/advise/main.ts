/**
 * `npm run advise`: spelling and words to avoid, unused files and packages, names in the guides that lead nowhere.
 * It's advice: no other command runs it, and it ends with 1 if there's anything to read.
 */
import { spawnSync } from 'node:child_process';
import { deadNames } from './guides.ts';

const run = (name: string, ...options: string[]) =>
  spawnSync(`scripts/advise/node_modules/.bin/${name}`, options, { stdio: 'inherit' }).status === 0;

console.log('Spelling and words to avoid');
const isSpelt = run('cspell', '--quiet', '--config', 'scripts/advise/cspell.config.mjs');
console.log('Unused files, exports and packages');
const isUsed = run('knip');
console.log('Names in the guides');
const dead = deadNames();
for (const line of dead) console.log(line);
const isFine = isSpelt && isUsed && dead.length === 0;
if (isFine) console.log('Nothing to advise.');
process.exitCode = isFine ? 0 : 1;
