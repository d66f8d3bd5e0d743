/**
 * What a model's answers cost and save. The formulas are those of the page's section “What it costs to run”;
 * the content names the source of each.
 */
import type { NumberField } from '../common/fields.ts';
import { whenKnown } from '../common/when-known.ts';

const number = (min: number, max: number, step: number): NumberField => ({ kind: 'number', min, max, step });

export const aiCostFields = {
  /** A month. */
  requests: number(0, 100_000_000, 1000),
  /** A request. */
  inputTokens: number(0, 2_000_000, 100),
  /** A request, with those spent on reasoning. */
  outputTokens: number(0, 1_000_000, 100),
  /** S$ a million tokens. */
  inputPrice: number(0, 10_000, 0.01),
  outputPrice: number(0, 10_000, 0.01),
  /** Per cent of the requests. */
  repeated: number(0, 500, 1),
  reviewed: number(0, 100, 1),
  reviewMinutes: number(0, 480, 0.5),
  savedMinutes: number(0, 480, 0.5),
  /** S$ */
  hourlyCost: number(0, 2000, 1),
} as const;

export type AiCostField = keyof typeof aiCostFields;
export type AiCostFigures = Readonly<Record<AiCostField, number | null>>;

export type AiCostResult = Readonly<{
  /** S$ a thousand requests. */
  model: number | null;
  review: number | null;
  saving: number | null;
  /** S$ a month. */
  netMonth: number | null;
  /** Minutes that an answer must save; `never` where an hour costs nothing and the work does. */
  breakEven: number | 'never' | null;
}>;

export function aiCost(figures: AiCostFigures): AiCostResult {
  const { inputTokens, outputTokens, inputPrice, outputPrice, repeated } = figures;
  const { requests, reviewed, reviewMinutes, savedMinutes, hourlyCost } = figures;
  const model = whenKnown(
    { inputTokens, outputTokens, inputPrice, outputPrice, repeated },
    (known) =>
      ((known.inputTokens * known.inputPrice + known.outputTokens * known.outputPrice) / 1_000_000) *
      (1 + known.repeated / 100) *
      1000,
  );
  const review = whenKnown(
    { reviewed, reviewMinutes, hourlyCost },
    (known) => (known.reviewed / 100) * (known.reviewMinutes / 60) * known.hourlyCost * 1000,
  );
  const saving = whenKnown(
    { savedMinutes, hourlyCost },
    (known) => (known.savedMinutes / 60) * known.hourlyCost * 1000,
  );
  const netMonth = whenKnown(
    { requests, model, review, saving },
    (known) => (known.requests / 1000) * (known.saving - known.model - known.review),
  );
  const breakEven = minutesToBreakEven(
    whenKnown({ model, review }, (known) => known.model + known.review),
    hourlyCost,
  );
  return { model, review, saving, netMonth, breakEven };
}

/** @param cost S$ a thousand requests. */
function minutesToBreakEven(cost: number | null, hourlyCost: number | null): AiCostResult['breakEven'] {
  if (cost === null || hourlyCost === null) return null;
  if (cost === 0) return 0;
  const minutes = ((cost / 1000) * 60) / hourlyCost;
  // An hour that costs next to nothing.
  return Number.isFinite(minutes) ? minutes : 'never';
}

/** Saving and cost in S$ a month, at a volume of requests a month. */
export function monthAt(volume: number, { model, review, saving }: AiCostResult) {
  if (model === null || review === null || saving === null) return null;
  return { saving: (volume / 1000) * saving, cost: (volume / 1000) * (model + review) };
}
