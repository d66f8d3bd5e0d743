/** `npm run launch-check`: lists what is unsettled before a launch. Exits with 1 while there is anything. */
import { existsSync } from 'node:fs';
import { loadEnvFiles } from '../../contract/settings/load-env-files.ts';
import { readBrand } from '../../src/brand/read-brand.ts';
import { ContentError } from '../../src/content/content-error.ts';
import { listContent } from '../../src/content/content-files.ts';
import { readContent } from '../../src/content/read-content.ts';
import { liveChecks } from './live-checks.ts';
import { captchaSiteKey, type Group, openPoints } from './open-points.ts';

const firstWeek = [
  'The first hour: send an enquiry from a phone, see it mailed, and find it with npm run -s enquiries -- list.',
  'Daily: npm run -s enquiries -- list --open; nobody waits for an answer, and nothing is FAILED or held.',
  'Daily: the metric enquiries_refused_total, if METRICS_PORT is set; a jump in one reason is an attack, or a fault of ours.',
  'Daily: GET /readyz answers 200, and the log has no line with the field alert.',
  'The second day: restore a backup on another machine, as docs/back-up-and-restore.md says.',
  'The third day: old addresses that people still come by lead somewhere; add them to content/redirects.yaml.',
  'The seventh day: the search engine has read sitemap.xml and reports no page that it could not.',
];

loadEnvFiles();
const [folder = 'content', ...more] = process.argv.slice(2);
if (more.length > 0 || !existsSync(folder)) {
  console.error('How to use it: npm run launch-check, or npm run launch-check -- FOLDER for other content.');
  process.exit(2);
}
const points = readPoints();

const groups: readonly [Group, string][] = [
  ['replace', 'Replace: placeholders for your own words and values'],
  ['approve', 'Approve: what only the provider or a client can confirm'],
];
for (const [group, heading] of groups) {
  const own = points.filter((point) => point.group === group);
  if (own.length > 0) console.log(`\n${heading} (${own.length})\n`);
  for (const { file, line, what } of own) console.log(`${file}:${line}  ${what}`);
}

const { drafts } = listContent(folder);
if (drafts.length > 0) console.log(`\nDrafts: left out of the build (${drafts.length})\n`);
for (const { file } of drafts) console.log(`${file}  is a draft: to publish it, remove “draft: true”`);

console.log('\nConfigure: the settings in this shell, tried out\n');
const tried = await liveChecks(process.env, captchaSiteKey(folder));
for (const { open, what } of tried) console.log(`${open ? 'settle' : '    ok'}  ${what}`);

console.log('\nWatch, in the first week\n');
for (const line of firstWeek) console.log(`- ${line}`);

const faults = countFaults();
if (faults > 0)
  console.log(
    `\nThe content has ${faults === 1 ? 'a fault' : `${faults} faults`}, so the site can’t be built: run npm run build, which lists what to correct.`,
  );

console.log('\nDead links aren’t counted here. npm run build lists them.');
const count = points.length + faults + tried.filter(({ open }) => open).length;
const ready = 'Nothing is left to do: the site is ready to launch.';
console.log(`\n${count === 0 ? ready : `${count} to settle before the launch.`}`);
process.exitCode = count === 0 ? 0 : 1;

/** What the build refuses before it draws anything. */
function countFaults(): number {
  try {
    readContent(folder, { otherFaults: readBrand(folder).faults });
    return 0;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.faults.length;
  }
}

function readPoints() {
  try {
    return openPoints(folder);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
