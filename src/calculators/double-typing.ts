/** What typing records a second time costs, and whether to connect the systems, by the page's own list. */
import { type Calculator, figure, numberQuestions, numbersIn, yesOrNo } from './engine/calculator.ts';

/** The page's dozen records a week. */
const few = 12;

export const doubleTyping: Calculator<'double-typing'> = {
  form: ({ inputs, agreed }, common) => [
    { questions: { ...numberQuestions(inputs, common.currency), ...yesOrNo({ agreed }, common) } },
  ],
  result: (copy, { answers, yes, money, common, missing }) => {
    const { results, reasons, workingDays } = copy;
    const n = numbersIn(copy.inputs, answers, common.currency);
    const hours = (n.records * n.minutesEach * workingDays + n.errors * n.mendMinutes * 52) / 60;
    const cost = hours * n.hourlyCost;
    const payback = paybackMonths(cost - n.upkeep, n.price);
    const net = (cost - n.upkeep) * n.years - n.price;
    const against = [
      n.years <= 1 && reasons.replaced,
      n.records * 5 <= few && reasons.few,
      yes('agreed') === false && reasons.disagree,
      (payback === Number.POSITIVE_INFINITY || net < 0) && reasons.noReturn,
    ].filter((reason) => reason !== false);
    const open = missing ?? (yes('agreed') === undefined ? copy.undecided : undefined);
    return {
      figures: [
        figure(results.cost, cost, money),
        figure(results.hours, hours),
        figure(results.payback, payback, undefined, copy.neverPaysBack),
        figure(results.net, net, money),
      ],
      verdict:
        against.length > 0
          ? { text: copy.leave, reasons: against }
          : { text: open ?? copy.connect, isOpen: open !== undefined },
    };
  },
};

function paybackMonths(savedInYear: number, price: number): number {
  if (savedInYear < 0) return price + Number.POSITIVE_INFINITY;
  // What costs nothing has nothing to pay back.
  return price === 0 ? savedInYear * 0 : (price / savedInYear) * 12;
}
