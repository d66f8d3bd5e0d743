/** What pictures and PDFs leave out because the brand's typefaces lack a letter of it. Pages show every letter. */
import { join } from 'node:path';
import type { DocumentText } from '../content/documents.ts';
import type { ListedPage } from '../content/page-kind.ts';
import type { Provider } from '../content/schema/brand.ts';
import { readScalars } from '../content/yaml-scalars.ts';
import type { Face } from '../drawings/letters.ts';
import type { Outlines } from '../drawings/outlines.ts';

type Shown = {
  folder: string;
  provider: Pick<Provider, 'name' | 'legalName' | 'registration'>;
  pages: readonly Pick<ListedPage, 'path' | 'headline' | 'socialLabel'>[];
  documents: readonly Pick<DocumentText, 'file' | 'title' | 'subtitle' | 'version' | 'sections'>[];
};

export function missingLetters(outlines: Outlines, { folder, provider, pages, documents }: Shown): string[] {
  const isWhole = (text: string, face: Face) => outlines.has(text.replaceAll('*', ''), face);
  const pictures = pages.flatMap(({ path, headline, socialLabel = '' }) =>
    [
      { text: headline, whole: headline.split('*').every((part, index) => isWhole(part, faceOf(index))) },
      { text: socialLabel, whole: isWhole(socialLabel, 'sans') },
    ].flatMap(({ text, whole }) =>
      whole ? [] : `The picture that shared links to ${path} show leaves out “${text}”. ${advice}`,
    ),
  );
  const name = isWhole(provider.name, 'sans-bold')
    ? []
    : [`Pictures that shared links show leave out “${provider.name}”. ${advice}`];
  const leftOut = (set: readonly SetText[]) => {
    const words = set.flatMap(({ text, face }) =>
      text.split(/\s+/).filter((word) => outlines.settable(word, face) !== word),
    );
    return [...new Set(words)].join(', ');
  };
  const brand = join(folder, 'brand.yaml');
  const publisher = documents.length === 0 ? [] : publisherOf(provider);
  const lines = publisher.flatMap(({ field, text }) => {
    const words = leftOut([{ text, face: 'sans' }]);
    if (words === '') return [];
    const line = readScalars(brand).find(({ path }) => path.join('.') === field)?.line;
    return `${brand}:${line}  ${field}: PDFs leave out ${words}. ${advice}`;
  });
  const words = documents.flatMap(({ file, title, subtitle, version, sections }) => {
    const left = leftOut([
      { text: title, face: 'sans-bold' },
      { text: version, face: 'sans' },
      { text: subtitle, face: 'italic' },
      ...sections.flatMap(({ heading, blocks }): SetText[] => [
        { text: heading, face: 'sans-bold' },
        ...wordsOf(blocks),
      ]),
    ]);
    return left === '' ? [] : `${file}  its PDF leaves out ${left}. ${advice}`;
  });
  return [...name, ...lines, ...pictures, ...words];
}

/** What a PDF says of its publisher. */
const publisherOf = ({ legalName, registration }: Shown['provider']) => [
  { field: 'legalName', text: legalName },
  ...(registration
    ? [
        { field: 'registration.label', text: registration.label },
        { field: 'registration.number', text: registration.number },
      ]
    : []),
];

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
