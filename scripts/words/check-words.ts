/** All checks of the site's words, over all of its pages. */
import { checkCliches, checkExclamations } from './plain-words.ts';
import { checkRepetition } from './repetition.ts';
import { checkSentenceLength } from './sentences.ts';
import { checkSpelling, createSpeller } from './spelling.ts';
import { checkHead, checkHeadingOrder, checkLength, checkLinkTexts } from './structure.ts';
import type { PageText, WordFault } from './text.ts';

/** `ownWords` is the file of words that no dictionary knows. */
export function checkWords(pages: readonly PageText[], ownWords: string): WordFault[] {
  const speller = createSpeller(ownWords);
  return [
    ...pages.flatMap((page) => [
      ...checkSpelling(page, speller, ownWords),
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
