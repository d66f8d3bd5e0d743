/** How long a founder's money lasts, and what a first version leaves out. The limit of a third is the page's. */
import { fill } from '../../contract/fill.ts';
import { type Calculator, figure, numberQuestions, numbersIn, type Question } from './engine/calculator.ts';
import { lowerFirst } from './engine/format.ts';

const monthsInWeek = 12 / 52;
/** Exact, where a third of 6.30 isn't. */
const inCents = (money: number) => Math.round(money * 100);

export const runway: Calculator<'runway'> = {
  form: ({ inputs, leaveOut, leaveOutHeading }, { currency }) => {
    const ticks = Object.entries(leaveOut).map(([name, { what, why }]): [string, Question] => [
      name,
      { kind: 'tick', heading: leaveOutHeading, label: what, note: why },
    ]);
    return [{ questions: { ...numberQuestions(inputs, currency), ...Object.fromEntries(ticks) } }];
  },
  result: (
    { inputs, results, verdicts, instead, noEnd, scope, leaveOut },
    { answers, money, common, missing = '' },
  ) => {
    const { cash, burn, quote, weeks } = numbersIn(inputs, answers, common.currency);
    const left = cash - quote - burn * weeks * monthsInWeek;
    // Counted as people count: the first days are in week 1.
    const week = Math.floor((cash - quote) / (burn * monthsInWeek)) + 1;
    const verdict =
      quote > cash
        ? verdicts.tooMuch
        : left < 0
          ? fill(verdicts.short, { weeks: week })
          : 3 * inCents(quote) > inCents(cash)
            ? verdicts.share
            : left >= 0
              ? verdicts.fine
              : '';
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
        text: verdict || missing,
        isOpen: verdict === '',
        ...(instead && verdict && verdict !== verdicts.fine && { link: instead }),
      },
      paper: {
        heading: scope.heading,
        text: out.length > 0 ? sections.join('\n\n') : null,
        empty: scope.none,
      },
    };
  },
};
