/** `npm run launch-check`. Exits with 1 while anything is unsettled. */
import { existsSync } from 'node:fs';
import { launchCheck } from './launch-check.ts';

const [folder = 'content', ...more] = process.argv.slice(2);
if (more.length > 0 || !existsSync(folder)) {
  console.error('How to use it: npm run launch-check, or npm run launch-check -- FOLDER for other content.');
  process.exit(2);
}
const { text, isReady } = await launchCheck(folder);
console.log(text);
process.exitCode = isReady ? 0 : 1;
