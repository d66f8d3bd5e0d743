/** What a model's answers cost and save. */
import { type Calculator, figure, numbersIn } from './engine/calculator.ts';
import { aboutMinutes } from './engine/format.ts';

export const aiCost: Calculator<'ai-cost'> = {
  values: ({ assumed }, { workingDays }) => ({ ...assumed, days: workingDays }),
  result: ({ inputs, assumed, results, neverPays }, { answers, money, common }) => {
    const { answers: daily, savedMinutes, hourlyCost, outputPrice } = numbersIn(inputs, answers, common);
    const perMonth = (daily * common.workingDays) / 12;
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
