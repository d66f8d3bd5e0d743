/** A page's prose as the checks see it, each passage with its line in the content file. */
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

/** Something that an editor should correct: where it is, what it says, and how to correct it. */
export type Problem = { file: string; line: number; quote: string; repair: string };

export function describeProblem({ file, line, quote, repair }: Problem): string {
  return `${file}:${line}  “${quote}”: ${repair}`;
}

/** Code, addresses and references to facts: neither checked nor counted. */
const notProse = /`[^`]*`|\{\{[^}]*\}\}|\S*(?:@|:\/\/|[\p{L}\p{N}]\.[\p{L}\p{N}])\S*/gu;

export function wordsOf(text: string): string[] {
  return text.replace(notProse, ' ').match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
}

const segmenter = new Intl.Segmenter('en-GB', { granularity: 'sentence' });

export function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((part) => part !== '');
}

/** Number of words that are visible on the page: all but those of its head. */
export function countOwnWords({ passages }: PageText): number {
  return passages.reduce((sum, { text, isHead }) => sum + (isHead ? 0 : wordsOf(text).length), 0);
}
