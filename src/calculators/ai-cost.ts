/** What a model's answers cost and save. */
import type { CalculatorCopy, CalculatorProvider } from '../site/page-data.ts';
import { type Definition, figure } from './engine/calculator.ts';
import { aboutMinutes, moneyIn } from './engine/format.ts';
import { numberQuestions, numbersIn } from './engine/questions.ts';

export function aiCost(
  copy: CalculatorCopy['ai-cost'],
  { currency, workingDays }: CalculatorProvider,
): Definition {
  const { assumed, results, neverPays } = copy;
  const questions = numberQuestions(copy.inputs, currency);
  const money = moneyIn(currency.sign);
  return {
    questions,
    values: { ...assumed, days: workingDays },
    result: (given) => {
      const { answers, savedMinutes, hourlyCost, outputPrice } = numbersIn(questions, given);
      const perMonth = (answers * workingDays) / 12;
      const tokens = assumed.outputTokens + (assumed.inputTokens * assumed.inputShare) / 100;
      const model = ((tokens * outputPrice) / 1_000_000) * (1 + assumed.repeated / 100);
      const minute = hourlyCost / 60;
      const review = (assumed.reviewed / 100) * assumed.reviewMinutes * minute;
      const saving = savedMinutes * minute;
      const cost = model + review;
      return {
        figures: [
          figure(results.net, perMonth * (saving - cost), money),
          figure(results.saving, perMonth * saving, money),
          figure(results.model, perMonth * model, money),
          figure(results.review, perMonth * review, money),
          figure(results.breakEven, cost === 0 ? 0 : cost / minute, aboutMinutes, neverPays),
        ],
        verdict: null,
      };
    },
  };
}
