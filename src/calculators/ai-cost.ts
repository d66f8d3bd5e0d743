/** What a model's answers cost and save, on the page about AI. The copy names the source of each formula. */
import { type Calculator, figure, numberQuestions, numbersIn } from './engine/calculator.ts';

export const aiCost: Calculator<'ai-cost'> = {
  form: ({ inputs }, { currency }) => [{ questions: numberQuestions(inputs, currency) }],
  result: ({ inputs, results, neverBreaksEven }, { answers, money, common, missing }) => {
    const n = numbersIn(inputs, answers, common.currency);
    const tokens = n.inputTokens * n.inputPrice + n.outputTokens * n.outputPrice;
    // Money a thousand requests.
    const model = (tokens / 1_000_000) * (1 + n.repeated / 100) * 1000;
    const review = (n.reviewed / 100) * (n.reviewMinutes / 60) * n.hourlyCost * 1000;
    const saving = (n.savedMinutes / 60) * n.hourlyCost * 1000;
    const cost = model + review;
    const breakEven = cost === 0 ? 0 : ((cost / 1000) * 60) / n.hourlyCost;
    return {
      figures: [
        figure(results.netMonth, (n.requests / 1000) * (saving - model - review), money),
        figure(results.model, model, money),
        figure(results.review, review, money),
        figure(results.saving, saving, money),
        figure(results.breakEven, breakEven, undefined, neverBreaksEven),
      ],
      ...(missing !== undefined && { verdict: { text: missing, isOpen: true } }),
    };
  },
};
