/** Lines that `npm run new` has left for an editor to write: its templates mark each of them with TODO. */
import type { Source } from './source.ts';

type ContentLine = { file: string; line: number; text: string };

/** Every line of the texts, for what an editor may write anywhere. */
export function contentLines(sources: Iterable<Source>): ContentLine[] {
  return [...sources].flatMap(({ file, text }) =>
    text.split('\n').map((line, index) => ({ file, line: index + 1, text: line })),
  );
}

export function unwrittenLines(sources: Iterable<Source>): ContentLine[] {
  return contentLines(sources)
    .filter(({ text }) => /\bTODO\b/.test(text))
    .map((found) => ({ ...found, text: found.text.trim() }));
}
