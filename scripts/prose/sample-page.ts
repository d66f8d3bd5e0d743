/** A page with the given texts, for the tests of the checks. */
import type { PageText } from './text.ts';

/** Each text is on a line of its own, from line 10 on. */
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
