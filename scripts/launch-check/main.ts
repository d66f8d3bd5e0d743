/** `npm run launch-check`: lists what is unsettled before a launch. Exits with 1 while there is anything. */
import { existsSync } from 'node:fs';
import { ContentError } from '../../src/content/content-error.ts';
import { type OpenedContent, openContent } from '../../src/content/open-content.ts';
import { prepareSite } from '../../src/prerender/prepare-site.ts';
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
  const opened = openContent(folder);
  const faults = await faultsOf(opened);
  const points = openPoints(folder, [...opened.sources.values()]);
  for (const [group, heading] of groups)
    list(
      heading,
      points.filter((point) => point.group === group),
    );
  if (opened.drafts.length > 0) console.log(`\nDrafts: left out of the build (${opened.drafts.length})\n`);
  for (const { file } of opened.drafts)
    console.log(`${file}  is a draft: to publish it, remove “draft: true”`);
  if (faults) console.log(`\n${faults.message}`);
  console.log('\nDead links aren’t counted here. npm run build lists them.');
  console.log('npm run -s enquiries -- check tries out the settings where the site runs.');
  const count = points.length + (faults?.faults.length ?? 0);
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

/** What the build refuses before it renders anything. */
async function faultsOf(opened: OpenedContent): Promise<ContentError | null> {
  try {
    await prepareSite({ opened });
    return null;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error;
  }
}
