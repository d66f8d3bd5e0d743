import { expect, test } from 'vitest';
import { copyOf } from '../../testing/calculators/content.ts';
import { open, valuesOf } from '../../testing/calculators/open.ts';
import { isAnswer } from './engine/fields.ts';

const calculator = open('ai-cost');

/** By hand: 1,500 × 2 + 1,000 × 10 = 13,000; ÷ 1,000,000 × 1.05 = 0.01365 a request. */
const example = {
  ...{ requests: '20000', inputTokens: '1500', outputTokens: '1000', inputPrice: '2', outputPrice: '10' },
  ...{ repeated: '5', reviewed: '5', reviewMinutes: '2', savedMinutes: '0.5', hourlyCost: '40' },
};

test('a worked example, computed by hand', () => {
  const [netMonth, model, review, saving, breakEven] = valuesOf(calculator, example);
  expect(model).toBeCloseTo(13.65, 6);
  // One in twenty for two minutes at 40 an hour: 0.05 × 2 ÷ 60 × 40 = 0.0667.
  expect(review).toBeCloseTo(66.6667, 3);
  // Half a minute at 40 an hour: a third of a dollar.
  expect(saving).toBeCloseTo(333.3333, 3);
  // 20 × (333.3333 − 13.65 − 66.6667)
  expect(netMonth).toBeCloseTo(5060.3333, 3);
  // 0.0803167 × 60 ÷ 40
  expect(breakEven).toBeCloseTo(0.120475, 6);
});

/** By hand, from the example above: the month, the model, the review, the saving, and where they're equal. */
test.each<[changed: Partial<typeof example>, figures: number[]]>([
  [{ requests: '1000' }, [253.0167, 13.65, 66.6667, 333.3333, 0.120475]],
  [{ requests: '0' }, [0, 13.65, 66.6667, 333.3333, 0.120475]],
  [{ inputPrice: '0' }, [5123.3333, 10.5, 66.6667, 333.3333, 0.11575]],
  [{ outputPrice: '0' }, [5270.3333, 3.15, 66.6667, 333.3333, 0.104725]],
  [{ inputTokens: '0' }, [5123.3333, 10.5, 66.6667, 333.3333, 0.11575]],
  [{ outputTokens: '2000' }, [4850.3333, 24.15, 66.6667, 333.3333, 0.136225]],
  [{ repeated: '0' }, [5073.3333, 13, 66.6667, 333.3333, 0.1195]],
  [{ repeated: '100' }, [4813.3333, 26, 66.6667, 333.3333, 0.139]],
  [{ reviewed: '0' }, [6393.6667, 13.65, 0, 333.3333, 0.020475]],
  [{ reviewed: '100' }, [-20_273, 13.65, 1333.3333, 333.3333, 2.020475]],
  [{ reviewMinutes: '0' }, [6393.6667, 13.65, 0, 333.3333, 0.020475]],
  [{ savedMinutes: '0' }, [-1606.3333, 13.65, 66.6667, 0, 0.120475]],
  [{ savedMinutes: '3' }, [38_393.6667, 13.65, 66.6667, 2000, 0.120475]],
  [{ hourlyCost: '60' }, [7727, 13.65, 100, 500, 0.11365]],
  [{ inputPrice: '0', outputPrice: '0', reviewed: '0' }, [6666.6667, 0, 0, 333.3333, 0]],
])('with %j instead: %j', (changed, figures) => {
  const found = valuesOf(calculator, { ...example, ...changed });
  for (const [index, value] of found.entries()) expect(value).toBeCloseTo(figures[index] ?? Number.NaN, 3);
  expect(found).toHaveLength(figures.length);
});

test('what is known is shown before the rest is, and what’s missing is named', () => {
  const { figures = [], verdict } = calculator.result({ ...example, requests: '', savedMinutes: 'x' });
  expect(figures.map(({ text }) => text)).toEqual([null, 'CA$13.65', 'CA$66.67', null, '0.12']);
  const { requests, savedMinutes } = copyOf('ai-cost').inputs;
  expect(verdict?.isOpen).toBe(true);
  expect(verdict?.text).toContain(`${requests.label}, ${savedMinutes.label}`);
});

test('where an hour costs nothing, work that costs something never pays', () => {
  const breakEven = (answers: object) => valuesOf(calculator, { ...example, ...answers })[4];
  expect(breakEven({ hourlyCost: '0' })).toBe(Number.POSITIVE_INFINITY);
  expect(breakEven({ hourlyCost: '0', inputPrice: '0', outputPrice: '0' })).toBe(0);
});

test('at most every request is run twice', () => {
  const { repeated } = calculator.fields;
  expect(['100', '101'].map((text) => repeated && isAnswer(text, repeated))).toEqual([true, false]);
});
