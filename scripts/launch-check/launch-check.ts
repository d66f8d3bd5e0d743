/** Lists what has to be settled before a launch: mistakes, the sample company's values, and what only the provider can confirm. */
import { join, relative, sep } from 'node:path';
import { prepareSite } from '../../src/build/prepare-site.ts';
import { ContentError } from '../../src/content/content-error.ts';
import { contentFiles } from '../../src/content/content-files.ts';
import { claimsToConfirm, contentLines } from '../../src/content/editor-marks.ts';
import { Source } from '../../src/content/source.ts';
import { readContent } from '../../src/site/read-content.ts';

const sampleCompany = 'Straitworks';
const ofSample = new RegExp(`^name: ${sampleCompany}$`, 'm');

/** Lines of some files, and what to say of each. Placeholders are values that no authority assigns. */
const unsettled: readonly (readonly [file: RegExp, line: RegExp, what: (found: string) => string])[] = [
  [
    /^brand\.yaml$/,
    /[\w.:@/-]*\.example\b|\b0{6}\b|\b0{9}X\b|\+65 0000 0000|1 Example Quay|#00-00/,
    (found) => `${found} is a placeholder: write your own value`,
  ],
  [/^brand\.yaml$/, /(?<=^ {2})\w+(?=: null)/, (found) => `${found} isn’t given: buyers ask about it`],
  [
    /^documents\/.*\.yaml$/,
    /^sample: true/,
    () => 'is a sample: replace it by your own certificate, or remove both files',
  ],
  [
    /^case-studies\/.*\.md$/,
    /^approval: pending/,
    () =>
      'the client has not agreed to this page: set approval to granted once they have, or remove the page',
  ],
];

export async function launchCheck(folder: string): Promise<{ text: string; isReady: boolean }> {
  const mistakes = await mistakesIn(folder);
  const files = contentFiles(folder).filter((name) => /\.(?:md|yaml)$/.test(name));
  const all = files.map((name) => new Source(join(folder, name))).filter(({ hasFields }) => hasFields);
  const sources = all.filter(({ isDraft }) => !isDraft);
  const isSample = sources.some(({ file, text }) => file.endsWith('brand.yaml') && ofSample.test(text));
  const replace = contentLines(sources).flatMap(({ file, line, text }) => {
    const name = relative(folder, file).replaceAll(sep, '/');
    const isOthers = !isSample && text.includes(sampleCompany);
    return [
      ...unsettled.flatMap(([files, pattern, what]) =>
        files.test(name) && !/^\s*#/.test(text)
          ? Array.from(text.matchAll(new RegExp(pattern, 'g')), ([found]) => what(found))
          : [],
      ),
      ...(isOthers ? [`names ${sampleCompany}, the sample company`] : []),
    ].map((what) => `${file}:${line}  ${what}`);
  });
  const claims = claimsToConfirm(sources).map(({ file, line, text }) => `${file}:${line}  ${text}`);
  // Two cells of a row can have the same.
  const confirm = [...new Set(claims)];
  const drafts = all
    .filter(({ isDraft }) => isDraft)
    .map(({ file }) => `${file}  to publish it, remove “draft: true”`);
  const count = mistakes.faults.length + replace.length + confirm.length;
  const parts = [
    ...(mistakes.faults.length > 0 ? [mistakes.text] : []),
    ...list('Replace: the sample company’s values, and what buyers ask about', replace),
    ...list('Confirm, then remove the comment', confirm),
    ...list('Drafts: the build leaves them out', drafts),
    'Dead links aren’t counted here. npm run build lists them.\nnpm run -s enquiries -- check tries out the settings where the site runs.',
    count === 0
      ? 'Nothing is left to do: the site is ready to launch.'
      : `${count} to settle before the launch.`,
  ];
  return { text: parts.join('\n\n'), isReady: count === 0 };
}

const list = (heading: string, lines: readonly string[]) =>
  lines.length > 0 ? [[`${heading} (${lines.length})`, ...lines].join('\n')] : [];

/** What the build refuses before it renders anything. */
async function mistakesIn(folder: string) {
  try {
    prepareSite(await readContent(folder));
    return { faults: [], text: '' };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { faults: error.faults, text: error.message };
  }
}
