/** What a model's answers cost and save, on the page about AI. The copy names the source of each formula. */
import { type Definition, figure, missingText } from './engine/definition.ts';
import { number, numbersIn, whenKnown } from './engine/fields.ts';
import { moneyIn } from './engine/format.ts';

export const aiCostFields = {
  /** A month. */
  requests: number(0, 100_000_000),
  /** A request. */
  inputTokens: number(0, 2_000_000),
  /** A request, with those spent on reasoning. */
  outputTokens: number(0, 1_000_000),
  /** Money a million tokens. */
  inputPrice: number(0, 10_000),
  outputPrice: number(0, 10_000),
  /** Per cent of the requests. */
  repeated: number(0, 100),
  reviewed: number(0, 100),
  reviewMinutes: number(0, 480),
  savedMinutes: number(0, 480),
  /** Money. */
  hourlyCost: number(0, 2000),
} as const;

type AiCostField = keyof typeof aiCostFields;
type AiCostNumbers = Readonly<Record<AiCostField, number | null>>;

type AiCostResult = Readonly<{
  /** Money a thousand requests. */
  model: number | null;
  review: number | null;
  saving: number | null;
  /** Money a month. */
  netMonth: number | null;
  /** Minutes that an answer must save; `never` if an hour costs nothing and the work does. */
  breakEven: number | 'never' | null;
}>;

export function aiCost(numbers: AiCostNumbers): AiCostResult {
  const { inputTokens, outputTokens, inputPrice, outputPrice, repeated } = numbers;
  const { requests, reviewed, reviewMinutes, savedMinutes, hourlyCost } = numbers;
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

/** @param cost money a thousand requests. */
function minutesToBreakEven(cost: number | null, hourlyCost: number | null): AiCostResult['breakEven'] {
  if (cost === null || hourlyCost === null) return null;
  if (cost === 0) return 0;
  const minutes = ((cost / 1000) * 60) / hourlyCost;
  // An hour that costs next to nothing.
  return Number.isFinite(minutes) ? minutes : 'never';
}

export const aiCostCalculator: Definition<'ai-cost'> = {
  fields: () => aiCostFields,
  example: ({ example }) => example.answers,
  form: ({ inputs }) => [{ kind: 'numbers', labels: inputs }],
  compute: (copy, common, answers) => {
    const { results, bars, neverBreaksEven } = copy;
    const money = moneyIn(common.currency);
    const { requests, ...numbers } = numbersIn(aiCostFields, answers);
    const { model, review, saving, netMonth, breakEven } = aiCost({ requests, ...numbers });
    const figures = [
      figure(results.netMonth, netMonth, money),
      figure(results.model, model, money),
      figure(results.review, review, money),
      figure(results.saving, saving, money),
      figure(results.breakEven, breakEven === 'never' ? neverBreaksEven : breakEven),
    ];
    const missing = missingText(common, aiCostFields, copy.inputs, answers);
    const month = (label: string, cost: number | null) => {
      const value = ((requests ?? 0) / 1000) * (cost ?? 0);
      return { label, value, text: money(value) };
    };
    const compared = [month(bars.saving, saving), month(bars.cost, (model ?? 0) + (review ?? 0))];
    return [
      { kind: 'figures', figures },
      missing === null
        ? { kind: 'bars', caption: bars.caption, bars: compared }
        : { kind: 'verdict', text: missing, isOpen: true },
    ];
  },
};
