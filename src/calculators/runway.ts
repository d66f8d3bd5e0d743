/** How long a founder's money lasts, and what it buys. */
import { fill } from '../../contract/fill.ts';
import type { CalculatorCopy, CalculatorProvider } from '../site/page-data.ts';
import { type Definition, figure, type Verdict } from './engine/calculator.ts';
import { about, formatNumber, moneyIn } from './engine/format.ts';
import { numberQuestions, numbersIn } from './engine/questions.ts';

type Copy = CalculatorCopy['runway'];
type Founder = { cash: number; burn: number };

const monthsInWeek = 12 / 52;

export function runway(copy: Copy, { currency }: CalculatorProvider): Definition {
  const { results, noEnd, monthsToAct } = copy;
  const questions = numberQuestions(copy.inputs, currency);
  const money = moneyIn(currency.sign);
  return {
    questions,
    values: { months: monthsToAct },
    result: (answers) => {
      const numbers = numbersIn(questions, answers);
      const { cash, burn, quote, weeks } = numbers;
      const left = leftOf(numbers, { price: quote, weeks });
      const share = cash === 0 ? Number.NaN : (quote / cash) * 100;
      return {
        figures: [
          figure(results.left, left, money),
          figure(results.months, left <= 0 ? 0 : left / burn, (value) => about(value, 'month'), noEnd),
          figure(results.share, share, (value) => `${formatNumber(value)}%`),
        ],
        verdict: verdictOn(copy, numbers, left, money),
      };
    },
  };
}

const leftOf = ({ cash, burn }: Founder, { price, weeks }: { price: number; weeks: number }) =>
  cash - price - burn * weeks * monthsInWeek;

/** Compared as it's said: nobody knows their spending to the day. */
const lasts = (left: number, burn: number, months: number) => left >= 0 && Math.round(left / burn) >= months;

function verdictOn(
  copy: Copy,
  { cash, burn, quote }: Founder & { quote: number },
  left: number,
  money: (value: number) => string,
): Verdict | null {
  const { verdicts, monthsToAct: months, instead } = copy;
  if (quote > cash) return advise(verdicts.tooMuch);
  if (Number.isNaN(left)) return null;
  // Counted as people count: the first days are in week 1.
  const week = Math.floor((cash - quote) / (burn * monthsInWeek)) + 1;
  if (left < 0) return advise(fill(verdicts.short, { weeks: week }));
  if (burn > 0 && !lasts(left, burn, months)) return advise(fill(verdicts.tight, { months }));
  return { text: fill(verdicts.fine, { months }) };

  function advise(text: string): Verdict {
    const bought = Number.isNaN(burn) ? '' : whatMoneyBuys(copy, { cash, burn }, money);
    return { text: [text, bought].filter(Boolean).join(' '), ...(instead && { link: instead }) };
  }
}

function whatMoneyBuys(
  { offers, monthsToAct, buys, buysNothing }: Copy,
  founder: Founder,
  money: (value: number) => string,
): string {
  const offer = offers.find((each) => lasts(leftOf(founder, each), founder.burn, monthsToAct));
  if (!offer) return fill(buysNothing, { months: monthsToAct });
  const months = about(leftOf(founder, offer) / founder.burn, 'month');
  return fill(buys, { price: money(offer.price), what: offer.what, months });
}
