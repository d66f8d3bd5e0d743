/** Lists what is unsettled before a launch. */
import { ContentError } from '../../src/content/content-error.ts';
import { type OpenedContent, openContent } from '../../src/content/open-content.ts';
import { prepareSite } from '../../src/prerender/prepare-site.ts';
import { type Group, openPoints } from './open-points.ts';
import { otherPositions, sampleCountryLines } from './sample-country.ts';

const groups: readonly [Group, string][] = [
  ['replace', 'Replace: placeholders for your own words and values'],
  ['approve', 'Approve: what only the provider or a client can confirm'],
];

/** @throws ContentError if the content can't be read. */
export async function launchCheck(folder: string): Promise<{ text: string; isReady: boolean }> {
  const opened = openContent(folder);
  const faults = await faultsOf(opened);
  const sources = [...opened.sources.values()];
  const points = [...openPoints(folder, sources), ...otherPositions(folder, opened.provider)];
  const lines: string[] = [];
  for (const [group, heading] of groups) {
    const ofGroup = points.filter((point) => point.group === group);
    if (ofGroup.length > 0) lines.push(`\n${heading} (${ofGroup.length})\n`);
    lines.push(...ofGroup.map(({ file, line, what }) => `${file}:${line}  ${what}`));
  }
  const foreign = sampleCountryLines(opened.provider, sources);
  if (foreign.length > 0)
    lines.push(
      `\nRead again: of the sample company’s country or its law, unless you mean it (${foreign.length})\n`,
    );
  lines.push(...foreign.map(({ file, line, text }) => `${file}:${line}  ${text.trim()}`));
  if (opened.drafts.length > 0) lines.push(`\nDrafts: left out of the build (${opened.drafts.length})\n`);
  for (const { file } of opened.drafts)
    lines.push(`${file}  is a draft: to publish it, remove “draft: true”`);
  if (faults) lines.push(`\n${faults.message}`);
  lines.push('\nDead links aren’t counted here. npm run build lists them.');
  lines.push('npm run -s enquiries -- check tries out the settings where the site runs.');
  const count = points.length + (faults?.faults.length ?? 0);
  const ready = 'Nothing is left to do: the site is ready to launch.';
  lines.push(`\n${count === 0 ? ready : `${count} to settle before the launch.`}`);
  return { text: lines.join('\n'), isReady: count === 0 };
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
