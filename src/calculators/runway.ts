/** How long a founder's money lasts, what it buys, and what a first version leaves out. */
import { fill } from '../../contract/fill.ts';
import type { CalculatorCopy } from '../site/page-data.ts';
import { type Calculator, figure, numberQuestions, numbersIn, type Question } from './engine/calculator.ts';
import { lowerFirst } from './engine/format.ts';

const monthsInWeek = 12 / 52;

export const runway: Calculator<'runway'> = {
  form: ({ inputs, leaveOut, leaveOutHeading }, { currency }) => {
    const ticks = Object.entries(leaveOut).map(([name, { what, why }]): [string, Question] => [
      name,
      { kind: 'tick', heading: leaveOutHeading, label: what, note: why },
    ]);
    return [{ questions: { ...numberQuestions(inputs, currency), ...Object.fromEntries(ticks) } }];
  },
  result: (copy, { answers, money, common, missing = '' }) => {
    const { inputs, results, verdicts, monthsToAct, instead, noEnd, scope, leaveOut } = copy;
    const { cash, burn, quote, weeks } = numbersIn(inputs, answers, common.currency);
    const left = cash - quote - burn * weeks * monthsInWeek;
    // Counted as people count: the first days are in week 1.
    const week = Math.floor((cash - quote) / (burn * monthsInWeek)) + 1;
    const isFine = left >= monthsToAct * burn;
    const verdict =
      quote > cash
        ? verdicts.tooMuch
        : left < 0
          ? fill(verdicts.short, { weeks: week })
          : isFine
            ? fill(verdicts.fine, { months: monthsToAct })
            : left >= 0
              ? fill(verdicts.tight, { months: monthsToAct })
              : '';
    const bought = verdict && !isFine && whatMoneyBuys(copy, { cash, burn }, money);
    const parts = Object.entries(leaveOut);
    const out = parts.filter(([name]) => answers[name] === 'yes');
    const list = (heading: string, items: readonly string[]) =>
      [`${heading}:`, ...(items.length > 0 ? items : [scope.none]).map((item) => `- ${item}`)].join('\n');
    const sections = [
      list(
        scope.left,
        out.map(([, { what, until }]) => `${what}: ${lowerFirst(until)}`),
      ),
      list(
        scope.open,
        parts.filter((part) => !out.includes(part)).map(([, { what }]) => what),
      ),
      list(scope.always, scope.alwaysItems),
    ];
    return {
      figures: [
        figure(results.left, left, money),
        figure(results.months, left <= 0 ? 0 : left / burn, undefined, noEnd),
        figure(results.share, cash === 0 ? Number.NaN : (quote / cash) * 100),
      ],
      verdict: {
        text: [verdict || missing, bought].filter(Boolean).join(' '),
        isOpen: verdict === '',
        ...(instead && bought && { link: instead }),
      },
      paper: {
        heading: scope.heading,
        text: out.length > 0 ? sections.join('\n\n') : null,
        empty: scope.none,
      },
    };
  },
};

/** The largest of the examples that leaves enough months; nothing while a number isn't known. */
function whatMoneyBuys(
  { offers, monthsToAct, buys, buysNothing }: CalculatorCopy['runway'],
  { cash, burn }: { cash: number; burn: number },
  money: (value: number) => string,
): string {
  if (Number.isNaN(cash + burn)) return '';
  const offer = offers.find(
    ({ price, weeks }) => cash - price - burn * weeks * monthsInWeek >= monthsToAct * burn,
  );
  return offer
    ? fill(buys, { price: money(offer.price), what: offer.what, months: monthsToAct })
    : fill(buysNothing, { months: monthsToAct });
}
