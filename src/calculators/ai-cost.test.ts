import { expect, test } from 'vitest';
import { copyOf, figuresOf, provider } from '../../testing/calculators/content.ts';
import { aiCost } from './ai-cost.ts';

const calculator = aiCost(copyOf('ai-cost'), provider);
const example = { answers: '960', savedMinutes: '2', hourlyCost: '40', outputPrice: '10' };

/**
 * By hand. 960 × 249 ÷ 12 are 19,920 answers a month. The model: 1,000 + 1,500 × 0.2 tokens at 10 a million, 1.05 times,
 * are 0.01365. Checking: 0.05 × 2 ÷ 60 × 40 is 0.06667. Two minutes at 40 an hour are 1.33333.
 */
test('a worked example, computed by hand', () => {
  expect(figuresOf(calculator, example)).toEqual([
    ...['CA$25,000', 'CA$26,600', 'CA$272', 'CA$1,330', 'about seven seconds'],
  ]);
});

test.each<[changed: Partial<typeof example>, figures: (string | null)[]]>([
  [{ answers: '0' }, ['CA$0', 'CA$0', 'CA$0', 'CA$0', 'about seven seconds']],
  [{ savedMinutes: '0' }, ['−CA$1,600', 'CA$0', 'CA$272', 'CA$1,330', 'about seven seconds']],
  [{ outputPrice: '0' }, ['CA$25,200', 'CA$26,600', 'CA$0', 'CA$1,330', 'about six seconds']],
  [{ hourlyCost: '80' }, ['CA$50,200', 'CA$53,100', 'CA$272', 'CA$2,660', 'about seven seconds']],
  [{ outputPrice: '2000' }, ['−CA$29,100', 'CA$26,600', 'CA$54,400', 'CA$1,330', 'about four minutes']],
  [{ answers: '' }, [null, null, null, null, 'about seven seconds']],
])('with %j instead: %j', (changed, figures) => {
  expect(figuresOf(calculator, { ...example, ...changed })).toEqual(figures);
});

test('where an hour costs nothing, a model that costs something never pays', () => {
  const breakEven = (answers: object) => figuresOf(calculator, { ...example, ...answers })[4];
  expect(breakEven({ hourlyCost: '0' })).toBe('more than any time is worth');
  expect(breakEven({ hourlyCost: '0', outputPrice: '0' })).toBe('no minutes');
});
