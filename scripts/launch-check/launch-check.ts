/** Lists what has to be settled before a launch: the sample company's values, and what only the provider can confirm. */
import { relative, sep } from 'node:path';
import { claimsToConfirm, contentLines } from '../../src/content/source-lines.ts';
import type { Content } from '../../src/site/read-content.ts';

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

export function launchCheck({ folder, sources: read }: Pick<Content, 'folder' | 'sources'>) {
  const sources = [...read.values()].sort((a, b) => a.file.localeCompare(b.file));
  const replace = contentLines(sources).flatMap(({ file, line, text }) => {
    const name = relative(folder, file).replaceAll(sep, '/');
    return unsettled.flatMap(([files, pattern, what]) =>
      files.test(name) && !/^\s*#/.test(text)
        ? Array.from(text.matchAll(new RegExp(pattern, 'g')), ([found]) => `${file}:${line}  ${what(found)}`)
        : [],
    );
  });
  const claims = claimsToConfirm(sources).map(({ file, line, text }) => `${file}:${line}  ${text}`);
  // Two cells of a row can have the same.
  const confirm = [...new Set(claims)];
  const count = replace.length + confirm.length;
  const parts = [
    ...list('Replace: the sample company’s values, and what buyers ask about', replace),
    ...list('Confirm, then remove the comment', confirm),
    'Dead links aren’t counted here. npm run build lists them.\nnpm run -s enquiries -- check tries out the settings where the site runs.',
    count === 0
      ? 'Nothing is left to do: the site is ready to launch.'
      : `${count} to settle before the launch.`,
  ];
  return { text: parts.join('\n\n'), isReady: count === 0 };
}

const list = (heading: string, lines: readonly string[]) =>
  lines.length > 0 ? [[`${heading} (${lines.length})`, ...lines].join('\n')] : [];
