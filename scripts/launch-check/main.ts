/** `npm run launch-check`: lists what is unsettled before a launch. Exits with 1 while there is anything. */
import { openPoints } from './open-points.ts';

const [folder = 'content'] = process.argv.slice(2);
const points = openPoints(folder);

for (const { file, line, what } of points) console.log(`${file}:${line}  ${what}`);
console.log(
  points.length === 0
    ? 'Nothing is unsettled: the site may launch.'
    : `\n${points.length} to settle before the launch.`,
);
process.exitCode = points.length === 0 ? 0 : 1;
