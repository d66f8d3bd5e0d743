import { expect, test } from 'vitest';
import { checkWords } from './check-words.ts';
import { readTexts } from './read-texts.ts';
import { describeFault } from './text.ts';

test('the words of every page keep the house rules', () => {
  const faults = checkWords(readTexts('content'), 'content/words.txt').map(describeFault);
  expect(faults, `Mend these lines:\n${faults.join('\n')}`).toEqual([]);
});
