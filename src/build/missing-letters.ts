/** What pictures and PDFs leave out because the brand's typefaces lack a letter of it. Pages show every letter. */

import type { DocumentText } from '../content/documents.ts';
import type { ListedPage } from '../content/page-kind.ts';
import type { Face } from '../drawings/letters.ts';
import type { Outlines } from '../drawings/outlines.ts';

type Shown = {
  siteName: string;
  pages: readonly Pick<ListedPage, 'path' | 'headline' | 'socialLabel'>[];
  documents: readonly Pick<DocumentText, 'file' | 'title' | 'subtitle' | 'sections'>[];
};

export function missingLetters(outlines: Outlines, { siteName, pages, documents }: Shown): string[] {
  const isWhole = (text: string, face: Face) => outlines.has(text.replaceAll('*', ''), face);
  const pictures = pages.flatMap(({ path, headline, socialLabel = '' }) =>
    [
      { text: headline, whole: headline.split('*').every((part, index) => isWhole(part, faceOf(index))) },
      { text: socialLabel, whole: isWhole(socialLabel, 'sans') },
    ].flatMap(({ text, whole }) =>
      whole ? [] : `The picture that shared links to ${path} show leaves out “${text}”. ${advice}`,
    ),
  );
  const name = isWhole(siteName, 'sans-bold')
    ? []
    : [`Pictures that shared links show leave out “${siteName}”. ${advice}`];
  const words = documents.flatMap(({ file, title, subtitle, sections }) => {
    const set: SetText[] = [
      { text: title, face: 'sans-bold' },
      { text: subtitle, face: 'italic' },
      ...sections.flatMap(({ heading, blocks }): SetText[] => [
        { text: heading, face: 'sans-bold' },
        ...wordsOf(blocks),
      ]),
    ];
    const left = set.flatMap(({ text, face }) =>
      text.split(/\s+/).filter((word) => outlines.settable(word, face) !== word),
    );
    return left.length === 0 ? [] : `${file}  its PDF leaves out ${[...new Set(left)].join(', ')}. ${advice}`;
  });
  return [...name, ...pictures, ...words];
}

const faceOf = (index: number) => (index % 2 === 0 ? 'sans-bold' : 'italic');

const advice = 'The typefaces in brand.yaml lack a letter: choose others, or write it in Latin letters.';

type SetText = { text: string; face: Face };

function wordsOf(blocks: DocumentText['sections'][number]['blocks']): SetText[] {
  return blocks.flatMap((block) =>
    (block.kind === 'paragraph' ? [block.runs] : block.items).flatMap((runs) =>
      runs.map(
        ({ text, strong, accent }): SetText => ({
          text,
          face: accent ? 'italic' : strong ? 'sans-bold' : 'sans',
        }),
      ),
    ),
  );
}
