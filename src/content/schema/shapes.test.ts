import { expect, test } from 'vitest';
import { fields } from './shapes.ts';

test('a text has in it what its description has in braces', () => {
  const schema = fields({
    verdicts: { none: 'what it says at first', open: 'how many are open, as {count}' },
  });
  const messages = (verdicts: object) =>
    schema.safeParse({ verdicts }).error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(messages({ none: 'Answer them.', open: 'Left: {count}' })).toBeUndefined();
  expect(messages({ none: 'Answer them.', open: 'Left' })).toEqual([
    ['verdicts.open', 'lacks {count}, which becomes its value'],
  ]);
});
