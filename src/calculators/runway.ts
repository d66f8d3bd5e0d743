/** How long a founder's money lasts, and what a first version leaves out. The limit of a third is the page's. */
import { fill } from '../../contract/fill.ts';
import type { CalculatorCopy } from '../content/page-data.ts';
import { type Definition, figure, missingText } from './engine/definition.ts';
import { type Answers, fieldsOf, namesIn, number, numbersIn, tick, whenKnown } from './engine/fields.ts';
import { lowerFirst, moneyIn } from './engine/format.ts';

export const runwayNumbers = {
  /** Money. */
  cash: number(0, 1_000_000_000),
  /** Money a month. */
  burn: number(0, 100_000_000),
  /** Money. */
  quote: number(0, 100_000_000),
  weeks: number(0, 260),
} as const;

type RunwayNumbers = Readonly<Record<keyof typeof runwayNumbers, number | null>>;

const monthsInWeek = 12 / 52;

type RunwayResult = Readonly<{
  /** Money; negative if the money ends before. */
  left: number | null;
  months: number | 'without-end' | null;
  /** The quote's part of the cash; it can be more than 1. */
  share: number | null;
  /** Null while it's open. */
  verdict: 'fine' | 'share' | 'short' | 'tooMuch' | null;
  /** If the money ends before the decision: after how many whole weeks. */
  endsAfterWeeks: number | null;
}>;

export function runway(numbers: RunwayNumbers): RunwayResult {
  const { cash, quote, burn } = numbers;
  const left = whenKnown(
    numbers,
    (known) => known.cash - known.quote - known.burn * known.weeks * monthsInWeek,
  );
  const share = whenKnown({ cash, quote }, (known) => (known.cash === 0 ? null : known.quote / known.cash));
  const months = monthsLeft(left, burn);
  const isShort = left !== null && left < 0;
  const isMore = cash !== null && quote !== null && quote > cash;
  const isLarge = cash !== null && quote !== null && 3 * inCents(quote) > inCents(cash);
  return {
    left,
    months,
    share,
    verdict: isMore ? 'tooMuch' : isShort ? 'short' : isLarge ? 'share' : left === null ? null : 'fine',
    endsAfterWeeks:
      isShort && !isMore
        ? whenKnown({ cash, quote, burn }, (known) =>
            Math.floor((known.cash - known.quote) / (known.burn * monthsInWeek)),
          )
        : null,
  };
}

/** Exact, where a third of 6.30 isn't. */
const inCents = (money: number) => Math.round(money * 100);

function monthsLeft(left: number | null, burn: number | null): RunwayResult['months'] {
  if (left === null || burn === null) return null;
  if (left <= 0) return 0;
  const months = left / burn;
  // Almost nothing is spent.
  return Number.isFinite(months) ? months : 'without-end';
}

export const runwayCalculator: Definition<'runway'> = {
  fields: ({ leaveOut }) => ({ ...runwayNumbers, ...fieldsOf(namesIn(leaveOut), tick) }),
  example: ({ example }) => ({
    ...example.answers,
    ...Object.fromEntries(example.leaveOut.map((name) => [name, 'yes'])),
  }),
  form: (copy) => [
    { kind: 'numbers', labels: copy.inputs },
    { kind: 'ticks', heading: copy.leaveOutHeading, labels: copy.leaveOut },
  ],
  compute: (copy, common, answers) => {
    const { left, months, share, verdict, endsAfterWeeks } = runway(numbersIn(runwayNumbers, answers));
    const { results } = copy;
    const money = moneyIn(common.currency);
    const figures = [
      figure(results.left, left, money),
      figure(results.months, months === 'without-end' ? copy.noEnd : months),
      figure(results.share, share === null ? null : share * 100),
    ];
    // Counted as people count: the first days are in week 1.
    const decided = verdict && fill(copy.verdicts[verdict], { weeks: (endsAfterWeeks ?? 0) + 1 });
    const text = decided ?? missingText(common, runwayNumbers, copy.inputs, answers) ?? '';
    const { heading, none, print } = copy.scope;
    return [
      { kind: 'figures', figures },
      { kind: 'verdict', text, isOpen: decided === null },
      { kind: 'scope', heading, sections: scopeOf(copy, answers), none, print },
    ];
  },
};

type Copy = CalculatorCopy['runway'];

function scopeOf({ scope, leaveOut }: Copy, answers: Answers) {
  const isLeftOut = (name: keyof typeof leaveOut) => answers[name] === 'yes';
  const names = namesIn(leaveOut);
  const leftOut = names
    .filter(isLeftOut)
    .map((name) => `${leaveOut[name].what}: ${lowerFirst(leaveOut[name].until)}`);
  return [
    { heading: scope.left, items: leftOut },
    {
      heading: scope.open,
      items: names.filter((name) => !isLeftOut(name)).map((name) => leaveOut[name].what),
    },
    { heading: scope.always, items: scope.alwaysItems },
  ];
}
