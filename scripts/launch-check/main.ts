/** `npm run launch-check`: lists what is unsettled before a launch. Exits with 1 while there is anything. */
import { existsSync } from 'node:fs';
import { readBrand } from '../../src/brand/read-brand.ts';
import { ContentError } from '../../src/content/content-error.ts';
import { listContent } from '../../src/content/content-files.ts';
import { readSite } from '../../src/pages/pages.ts';
import { type Group, type OpenPoint, openPoints } from './open-points.ts';

const [folder = 'content', ...more] = process.argv.slice(2);
if (more.length > 0 || !existsSync(folder)) {
  console.error('How to use it: npm run launch-check, or npm run launch-check -- FOLDER for other content.');
  process.exit(2);
}

const groups: readonly [Group, string][] = [
  ['replace', 'Replace: placeholders for your own words and values'],
  ['approve', 'Approve: what only the provider or a client can confirm'],
];

try {
  const points = openPoints(folder);
  for (const [group, heading] of groups)
    list(
      heading,
      points.filter((point) => point.group === group),
    );
  const drafts = listContent(folder).texts.filter(({ source }) => source.isDraft);
  if (drafts.length > 0) console.log(`\nDrafts: left out of the build (${drafts.length})\n`);
  for (const { file } of drafts) console.log(`${file}  is a draft: to publish it, remove “draft: true”`);
  const faults = faultsIn(folder);
  if (faults > 0)
    console.log(
      `\nThe content has ${faults === 1 ? 'a fault' : `${faults} faults`}, so the site can’t be built: run npm run build, which lists what to correct.`,
    );
  console.log('\nDead links aren’t counted here. npm run build lists them.');
  console.log('npm run -s enquiries -- check tries out the settings where the site runs.');
  const count = points.length + faults;
  const ready = 'Nothing is left to do: the site is ready to launch.';
  console.log(`\n${count === 0 ? ready : `${count} to settle before the launch.`}`);
  process.exitCode = count === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function list(heading: string, points: readonly OpenPoint[]): void {
  if (points.length > 0) console.log(`\n${heading} (${points.length})\n`);
  for (const { file, line, what } of points) console.log(`${file}:${line}  ${what}`);
}

/** What the build refuses before it draws anything. */
function faultsIn(folder: string): number {
  try {
    readSite(folder, { otherFaults: readBrand(folder).faults });
    return 0;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.faults.length;
  }
}
