/** British spelling, held against the Hunspell dictionary of British English and the project's own words. */
import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';
import { type PageText, type WordFault, wordsOf } from './text.ts';

export type Speller = { isCorrect(word: string): boolean; suggest(word: string): string[] };

/** Words that the dictionary knows but a British reader stumbles over. */
const americanWords: Readonly<Record<string, string>> = {
  gotten: 'got',
  toward: 'towards',
  inquiry: 'enquiry',
  inquiries: 'enquiries',
};

/** `ownWords` is a text file: one word a line, in its right case; `#` begins a remark. */
export function createSpeller(ownWords: string): Speller {
  const speller = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
  const own = readFileSync(ownWords, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim());
  const known = new Set(own);
  return {
    isCorrect: (word) => known.has(word) || known.has(lowerFirst(word)) || speller.correct(word),
    suggest: (word) => speller.suggest(word).slice(0, 3),
  };
}

function lowerFirst(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

export function checkSpelling({ file, passages }: PageText, speller: Speller, ownWords: string): WordFault[] {
  return passages.flatMap(({ line, text }) =>
    wordsOf(text)
      .flatMap((word) => word.split('-'))
      .map((word) => word.replaceAll('’', "'").replace(/'s$/, ''))
      .flatMap((word): WordFault[] => {
        const british = americanWords[word.toLowerCase()];
        if (british) return [{ file, line, words: word, repair: `write ${british}, as in Britain` }];
        if (isName(word) || speller.isCorrect(word)) return [];
        const near = speller.suggest(word);
        const guess = near.length > 0 ? `write ${near.join(' or ')}` : 'correct it';
        const repair = `is not British spelling: ${guess}, or add it to ${ownWords} if it is right`;
        return [{ file, line, words: word, repair }];
      }),
  );
}

/** Acronyms, numbers and single letters have no spelling. */
function isName(word: string): boolean {
  return /^[A-Z]{2,6}s?$/.test(word) || /\p{N}/u.test(word) || word.length === 1;
}
