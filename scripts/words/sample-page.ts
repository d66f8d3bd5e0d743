/** Makes a page of given words, for the tests of the rules. */
import type { PageText } from './text.ts';

/** Each text stands on a line of its own, beginning with line 10. */
export function samplePage(texts: readonly string[], changes: Partial<PageText> = {}): PageText {
  const file = changes.file ?? 'content/pages/sample.md';
  const passages = texts.map((text, index) => ({
    file,
    line: 10 + index,
    field: 'text',
    text,
    isHead: false,
  }));
  return { file, passages, headings: [], links: [], ...changes };
}
