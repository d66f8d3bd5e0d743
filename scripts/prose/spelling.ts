/** British spelling, by the Hunspell dictionary of British English and the project's word list. */
import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';
import { type PageText, type Problem, wordsOf } from './text.ts';

/** American usage that the dictionary accepts. */
const americanWords: Readonly<Record<string, string>> = {
  gotten: 'got',
  toward: 'towards',
  inquiry: 'enquiry',
  inquiries: 'enquiries',
};

/** `wordList` is a text file with one word a line, in its right case; `#` begins a comment. */
export function createSpeller(wordList: string): nspell {
  const speller = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
  return speller.personal(readFileSync(wordList, 'utf8').replace(/ *#.*/g, ''));
}

export function checkSpelling({ file, passages }: PageText, speller: nspell, wordList: string): Problem[] {
  return passages.flatMap(({ line, text }) =>
    wordsOf(text)
      .flatMap((word) => word.split('-'))
      .map((word) => word.replaceAll('’', "'").replace(/'s$/, ''))
      .flatMap((word): Problem[] => {
        const british = americanWords[word.toLowerCase()];
        if (british) return [{ file, line, quote: word, repair: `write ${british}, as in Britain` }];
        if (isName(word) || speller.correct(word)) return [];
        const near = speller.suggest(word).slice(0, 3);
        const guess = near.length > 0 ? `write ${near.join(' or ')}` : 'correct it';
        const repair = `is not British spelling: ${guess}, or add it to ${wordList} if it is right`;
        return [{ file, line, quote: word, repair }];
      }),
  );
}

/** Acronyms, numbers and single letters have no spelling. */
function isName(word: string): boolean {
  return /^[A-Z]{2,6}s?$/.test(word) || /\p{N}/u.test(word) || word.length === 1;
}
