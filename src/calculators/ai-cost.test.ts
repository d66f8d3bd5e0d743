import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AiCostField, aiCost, aiCostFields } from './ai-cost.ts';
import { anyNumbers } from './testing/any-answer.ts';

/** By hand: 1,500 × 2 + 1,000 × 10 = 13,000; ÷ 1,000,000 × 1.05 = 0.01365 a request. */
const example = {
  requests: 20_000,
  inputTokens: 1500,
  outputTokens: 1000,
  inputPrice: 2,
  outputPrice: 10,
  repeated: 5,
  reviewed: 5,
  reviewMinutes: 2,
  savedMinutes: 0.5,
  hourlyCost: 40,
};

test('a worked example, computed by hand', () => {
  const result = aiCost(example);
  expect(result.model).toBeCloseTo(13.65, 6);
  // One in twenty for two minutes at 40 an hour: 0.05 × 2 ÷ 60 × 40 = 0.0667.
  expect(result.review).toBeCloseTo(66.6667, 3);
  // Half a minute at 40 an hour: a third of a dollar.
  expect(result.saving).toBeCloseTo(333.3333, 3);
  // 20 × (333.3333 − 13.65 − 66.6667)
  expect(result.netMonth).toBeCloseTo(5060.3333, 3);
  // 0.0803167 × 60 ÷ 40
  expect(result.breakEven).toBeCloseTo(0.120475, 6);
});

test('a second one, with a loss', () => {
  const result = aiCost({
    requests: 1000,
    inputTokens: 100_000,
    outputTokens: 10_000,
    inputPrice: 5,
    outputPrice: 20,
    repeated: 100,
    reviewed: 100,
    reviewMinutes: 3,
    savedMinutes: 3,
    hourlyCost: 60,
  });
  // (500,000 + 200,000) ÷ 1,000,000 × 2 = 1.4 a request; review and saving are 3 each.
  expect(result).toEqual({ model: 1400, review: 3000, saving: 3000, netMonth: -1400, breakEven: 4.4 });
});

test('what is known is shown before the rest is', () => {
  const known = { ...example, requests: null, savedMinutes: null };
  const { model, review, saving, netMonth, breakEven } = aiCost(known);
  expect([saving, netMonth]).toEqual([null, null]);
  expect(model).toBeCloseTo(13.65, 6);
  expect(review).toBeCloseTo(66.6667, 3);
  expect(breakEven).toBeCloseTo(0.120475, 6);
});

test('where an hour costs nothing, work that costs something never pays', () => {
  expect(aiCost({ ...example, hourlyCost: 0 }).breakEven).toBe('never');
  expect(aiCost({ ...example, hourlyCost: 0, inputPrice: 0, outputPrice: 0 }).breakEven).toBe(0);
});

test('whatever is entered, costs are numbers and never negative', () => {
  fc.assert(
    fc.property(anyNumbers(aiCostFields, { mayLack: true }), (numbers) => {
      const { netMonth, breakEven, ...costs } = aiCost(numbers);
      expect(netMonth === null || Number.isFinite(netMonth)).toBe(true);
      for (const cost of [...Object.values(costs), breakEven]) {
        expect(cost === null || cost === 'never' || (Number.isFinite(cost) && cost >= 0)).toBe(true);
      }
    }),
  );
});

const raisesCost: AiCostField[] = [
  ...(['inputTokens', 'outputTokens', 'inputPrice', 'outputPrice', 'repeated'] as const),
  ...(['reviewed', 'reviewMinutes'] as const),
];

test.each(raisesCost)('more %s never costs less', (name) => {
  const { min, max } = aiCostFields[name];
  const two = fc.tuple(fc.double({ min, max, noNaN: true }), fc.double({ min, max, noNaN: true }));
  fc.assert(
    fc.property(anyNumbers(aiCostFields), two, (numbers, [a, b]) => {
      const cost = (value: number) => {
        const { model, review } = aiCost({ ...numbers, [name]: value });
        return (model ?? 0) + (review ?? 0);
      };
      expect(cost(Math.min(a, b))).toBeLessThanOrEqual(cost(Math.max(a, b)));
    }),
  );
});

test('at the minutes where it breaks even, nothing is left and nothing is lost', () => {
  fc.assert(
    fc.property(anyNumbers(aiCostFields), (numbers) => {
      const { breakEven, model, review } = aiCost(numbers);
      fc.pre(typeof breakEven === 'number' && numbers.hourlyCost > 0.01);
      if (typeof breakEven !== 'number') return;
      const saving = aiCost({ ...numbers, savedMinutes: breakEven }).saving ?? 0;
      const cost = (model ?? 0) + (review ?? 0);
      expect(Math.abs(saving - cost)).toBeLessThanOrEqual(1e-9 * Math.max(1, cost));
    }),
  );
});
