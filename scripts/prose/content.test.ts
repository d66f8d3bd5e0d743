import { expect, test } from 'vitest';
import { checkProse } from './check-prose.ts';
import { readTexts } from './read-texts.ts';
import { describeProblem } from './text.ts';

test('the prose of every page passes its checks', () => {
  const problems = checkProse(readTexts('content'), 'content/words.txt').map(describeProblem);
  expect(problems, `To correct:\n${problems.join('\n')}`).toEqual([]);
});
