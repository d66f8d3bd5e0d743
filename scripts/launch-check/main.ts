/** `npm run launch-check`: lists what is unsettled before a launch. Exits with 1 while there is anything. */
import { type Group, openPoints } from './open-points.ts';

const [folder = 'content'] = process.argv.slice(2);
const points = openPoints(folder);

const headings = {
  replace: 'Replace: values that stand in for the provider’s own',
  approve: 'Approve: what only the provider or a client can confirm',
} as const satisfies Record<Group, string>;

for (const group of ['replace', 'approve'] as const) {
  const own = points.filter((point) => point.group === group);
  if (own.length > 0) console.log(`\n${headings[group]} (${own.length})\n`);
  for (const { file, line, what } of own) console.log(`${file}:${line}  ${what}`);
}
console.log(
  points.length === 0
    ? 'Nothing is unsettled: the site may launch.'
    : `\n${points.length} to settle before the launch.`,
);
process.exitCode = points.length === 0 ? 0 : 1;
