import { expect, test } from 'vitest';
import { copyOf } from '../../../testing/calculators/content.ts';
import { runwaySchema } from './calculators.ts';
import { fields } from './shapes.ts';

const { example, ...copy } = copyOf('runway');
const faults = (cash: number) => {
  const answers = { cash, burn: 1, quote: 1, weeks: 1 };
  const given = { ...copy, example: { about: example.about, answers } };
  return runwaySchema.safeParse(given).error?.issues.map(({ message }) => message) ?? [];
};

test('an example has what can be entered', () => {
  const { max } = copy.inputs.cash;
  expect(faults(max)).toEqual([]);
  expect(faults(max + 1)).toEqual([
    `has ${max + 1} for cash, which takes ${max} at most: write less, or raise its max`,
  ]);
});

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
