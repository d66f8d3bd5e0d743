/** What typing records a second time costs. */
import { type Calculator, figure, numbersIn } from './engine/calculator.ts';
import { about, formatNumber } from './engine/format.ts';

/** The page's dozen records a week. */
const few = 12;

export const doubleTyping: Calculator<'double-typing'> = {
  choices: ({ agreed }) => ({ agreed }),
  values: (_, { workingDays }) => ({ days: workingDays }),
  result: (copy, { answers, yes, money, common }) => {
    const { results, reasons, neverPaysBack, leave, connect } = copy;
    const n = numbersIn(copy.inputs, answers, common);
    const hours = (n.records * n.minutesEach * common.workingDays + n.errors * n.mendMinutes * 52) / 60;
    const cost = hours * n.hourlyCost;
    const payback = paybackMonths(cost - n.upkeep, n.price);
    const net = (cost - n.upkeep) * n.years - n.price;
    const against = [
      n.years <= 1 && reasons.replaced,
      n.records * 5 <= few && reasons.few,
      yes('agreed') === false && reasons.disagree,
      (payback === Number.POSITIVE_INFINITY || net < 0) && reasons.noReturn,
    ].filter((reason) => reason !== false);
    const isKnown = !Number.isNaN(net) && yes('agreed') !== undefined;
    return {
      figures: [
        figure(results.cost, cost, money),
        figure(results.hours, hours, formatNumber),
        figure(results.payback, payback, (value) => about(value, 'month'), neverPaysBack),
        figure(results.net, net, money),
      ],
      verdict: against.length > 0 ? { text: leave, reasons: against } : isKnown ? { text: connect } : null,
    };
  },
};

function paybackMonths(savedInYear: number, price: number): number {
  if (savedInYear < 0) return price + Number.POSITIVE_INFINITY;
  // What costs nothing has nothing to pay back.
  return price === 0 ? savedInYear * 0 : (price / savedInYear) * 12;
}
