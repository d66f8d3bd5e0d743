/** Every check of the site's prose, over all of its pages. */
import { checkCliches, checkExclamations } from './plain-language.ts';
import { checkRepetition } from './repetition.ts';
import { checkSentenceLength } from './sentences.ts';
import { checkSpelling, createSpeller } from './spelling.ts';
import { checkHead, checkHeadingOrder, checkLength, checkLinkTexts } from './structure.ts';
import type { PageText, Problem } from './text.ts';

/** `wordList` is the file of correct words that the dictionary lacks. */
export function checkProse(pages: readonly PageText[], wordList: string): Problem[] {
  const speller = createSpeller(wordList);
  return [
    ...pages.flatMap((page) => [
      ...checkSpelling(page, speller, wordList),
      ...checkCliches(page),
      ...checkExclamations(page),
      ...checkSentenceLength(page),
      ...checkHeadingOrder(page),
      ...checkLinkTexts(page),
      ...checkHead(page),
      ...checkLength(page),
    ]),
    ...checkRepetition(pages),
  ];
}
