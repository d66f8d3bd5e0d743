/** What typing records a second time costs. */
import type { CalculatorCopy, CalculatorProvider } from '../site/page-data.ts';
import { type Definition, figure } from './engine/calculator.ts';
import { about, formatNumber, moneyIn } from './engine/format.ts';
import { numberQuestions, numbersIn } from './engine/questions.ts';

/** The page's dozen records a week. */
const few = 12;

export function doubleTyping(
  copy: CalculatorCopy['double-typing'],
  { currency, workingDays }: CalculatorProvider,
): Definition {
  const { results, reasons, neverPaysBack, leave, connect } = copy;
  const numbers = numberQuestions(copy.inputs, currency);
  const money = moneyIn(currency.sign);
  return {
    questions: {
      ...numbers,
      agreed: { kind: 'choice', label: copy.agreed, options: { yes: 'Yes', no: 'No' } },
    },
    values: { days: workingDays },
    result: (answers) => {
      const n = numbersIn(numbers, answers);
      const agreed = answers['agreed'];
      const hours = (n.records * n.minutesEach * workingDays + n.errors * n.mendMinutes * 52) / 60;
      const cost = hours * n.hourlyCost;
      const payback = paybackMonths(cost - n.upkeep, n.price);
      const net = (cost - n.upkeep) * n.years - n.price;
      const against = [
        n.years <= 1 && reasons.replaced,
        n.records * 5 <= few && reasons.few,
        agreed === 'no' && reasons.disagree,
        (payback === Number.POSITIVE_INFINITY || net < 0) && reasons.noReturn,
      ].filter((reason) => reason !== false);
      const isKnown = !Number.isNaN(net) && agreed === 'yes';
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
}

function paybackMonths(savedInYear: number, price: number): number {
  if (savedInYear < 0) return price + Number.POSITIVE_INFINITY;
  // What costs nothing has nothing to pay back.
  return price === 0 ? savedInYear * 0 : (price / savedInYear) * 12;
}
