/** A page's words as the checks see them, each passage with the line that an editor has to go to. */
export type Passage = {
  file: string;
  line: number;
  /** `headline`, `questions.2.answer`, or `text` for the body. */
  field: string;
  text: string;
  /** Title, description and social title: checked, but not counted among a page's own words. */
  isHead: boolean;
};

export type Heading = { line: number; level: number; text: string };
export type LinkText = { line: number; text: string };

export type PageText = {
  file: string;
  passages: readonly Passage[];
  headings: readonly Heading[];
  links: readonly LinkText[];
};

/** Something that an editor should mend, in a form that says where, what and how. */
export type WordFault = { file: string; line: number; words: string; repair: string };

export function describeFault({ file, line, words, repair }: WordFault): string {
  return `${file}:${line}  “${words}”: ${repair}`;
}

/** Code and addresses are not prose: neither spelt nor counted. */
const notProse = /`[^`]*`|\{\{[^}]*\}\}|\S*(?:@|:\/\/|[\p{L}\p{N}]\.[\p{L}\p{N}])\S*/gu;

export function wordsOf(text: string): string[] {
  return text.replace(notProse, ' ').match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
}

const segmenter = new Intl.Segmenter('en-GB', { granularity: 'sentence' });

export function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((part) => part !== '');
}

/** The words that only this page has: everything visible but its head. */
export function countOwnWords({ passages }: PageText): number {
  return passages.reduce((sum, { text, isHead }) => sum + (isHead ? 0 : wordsOf(text).length), 0);
}
