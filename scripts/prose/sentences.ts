/** How hard a page is to read: its longest sentence, and Flesch's reading ease. */
import { syllable } from 'syllable';
import { type PageText, type Passage, type Problem, sentencesOf, wordsOf } from './text.ts';

/** Longer sentences have to be read twice. */
const longestAllowed = 40;

export function checkSentenceLength({ file, passages }: PageText): Problem[] {
  return passages.flatMap(({ line, text }) =>
    sentencesOf(text)
      .filter((sentence) => wordsOf(sentence).length > longestAllowed)
      .map((sentence) => ({
        file,
        line,
        quote: `${wordsOf(sentence).slice(0, 8).join(' ')} …`,
        repair: `has ${wordsOf(sentence).length} words: split it, ${longestAllowed} words at most`,
      })),
  );
}

type Readability = {
  /** Flesch: 60 and above is plain English, below 30 is a scientific paper. */
  ease: number;
  /** Words in the longest sentence. */
  longest: number;
};

export function measureReadability({ passages }: PageText): Readability {
  const sentences = passages.filter(isProse).flatMap(({ text }) => sentencesOf(text));
  const words = sentences.map(wordsOf);
  const count = words.flat().length;
  const longest = Math.max(0, ...words.map(({ length }) => length));
  if (count === 0) return { ease: 0, longest };
  const syllables = words.flat().reduce((sum, word) => sum + syllable(word), 0);
  const ease = 206.835 - 1.015 * (count / sentences.length) - 84.6 * (syllables / count);
  return { ease: Math.round(ease), longest };
}

/** Labels and lists of names are no sentences and would raise the score. */
function isProse({ text, isHead }: Passage): boolean {
  return !isHead && /[.?]['’”)]?$/.test(text);
}
