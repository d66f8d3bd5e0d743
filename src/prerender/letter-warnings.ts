/** Letters that the brand's typefaces lack, in pages and pictures. */
import type { Outlines } from '../pictures/outlines.ts';

/** One warning with all of them: browsers show such a letter in another typeface, in the middle of a word. */
export function letterWarnings(outlines: Outlines, pages: readonly { html: string }[]): string[] {
  for (const { html } of pages) outlines.has(html.replace(/<[^>]*>/g, ' '), 'sans');
  const letters = Array.from(outlines.lacking, ([letter, word]) =>
    letter === word ? letter : `${letter} in ${word}`,
  );
  if (letters.length === 0) return [];
  return [
    `The brand’s typefaces lack ${letters.length === 1 ? 'a letter' : `${letters.length} letters`}: ${letters.join(', ')}. Pages show them in another typeface, and pictures leave a line with them out or set it in another. Choose typefaces in brand.yaml that have them, or write the words otherwise.`,
  ];
}
