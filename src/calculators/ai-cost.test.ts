import { expect, test } from 'vitest';
import { aiCost, aiCostFields } from './ai-cost.ts';
import { isAnswer } from './engine/fields.ts';

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

test('at most every request is run twice', () => {
  expect(isAnswer('100', aiCostFields.repeated)).toBe(true);
  expect(isAnswer('101', aiCostFields.repeated)).toBe(false);
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
