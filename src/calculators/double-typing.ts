/** What typing records a second time costs, and whether to connect the systems, by the page's own list. */
import type { CalculatorCommon, CalculatorCopy } from '../content/page-data.ts';
import { type Definition, figure, missingText } from './engine/definition.ts';
import { number, numbersIn, saidYes, whenKnown, yesNo } from './engine/fields.ts';
import { moneyIn } from './engine/format.ts';

export const doubleTypingNumbers = {
  /** A working day. */
  records: number(0, 100_000),
  minutesEach: number(0, 240),
  /** A week. */
  errors: number(0, 100_000),
  mendMinutes: number(0, 2400),
  /** Money. */
  hourlyCost: number(0, 2000),
  years: number(0, 30),
  /** Money. */
  price: number(0, 50_000_000),
  /** Money a year. */
  upkeep: number(0, 10_000_000),
} as const;

type DoubleTypingNumbers = Readonly<Record<keyof typeof doubleTypingNumbers, number | null>>;

const workingDaysInWeek = 5;
const weeks = 52;
/** The page's dozen records a week. */
const few = 12;

type ReasonNotToConnect = 'replaced' | 'few' | 'disagree' | 'noReturn';

type DoubleTypingResult = Readonly<{
  /** A year. */
  hours: number | null;
  /** Money a year. */
  cost: number | null;
  payback: number | 'never' | null;
  /** Money, once both systems are gone. */
  net: number | null;
  reasons: readonly ReasonNotToConnect[];
  /** Whether everything is known that a reason could come from. */
  decided: boolean;
}>;

/** @param workingDays in a year of the country's. */
export function doubleTyping(
  numbers: DoubleTypingNumbers,
  agreed: boolean | null,
  workingDays: number,
): DoubleTypingResult {
  const { records, minutesEach, errors, mendMinutes, hourlyCost, years, price, upkeep } = numbers;
  const hours = whenKnown(
    { records, minutesEach, errors, mendMinutes },
    (known) =>
      (known.records * known.minutesEach * workingDays + known.errors * known.mendMinutes * weeks) / 60,
  );
  const cost = whenKnown({ hours, hourlyCost }, (known) => known.hours * known.hourlyCost);
  const payback = paybackMonths(
    whenKnown({ cost, upkeep }, (known) => known.cost - known.upkeep),
    price,
  );
  const net = whenKnown(
    { cost, upkeep, years, price },
    (known) => (known.cost - known.upkeep) * known.years - known.price,
  );
  const reasons: ReasonNotToConnect[] = [];
  if (years !== null && years <= 1) reasons.push('replaced');
  if (records !== null && records * workingDaysInWeek <= few) reasons.push('few');
  if (agreed === false) reasons.push('disagree');
  if (payback === 'never' || (net !== null && net < 0)) reasons.push('noReturn');
  return { hours, cost, payback, net, reasons, decided: net !== null && agreed !== null };
}

function paybackMonths(savedInYear: number | null, price: number | null): number | 'never' | null {
  if (savedInYear === null || price === null) return null;
  if (savedInYear < 0) return 'never';
  // What costs nothing has nothing to pay back.
  if (price === 0) return 0;
  const months = (price / savedInYear) * 12;
  // A saving of nothing, or next to it.
  return Number.isFinite(months) ? months : 'never';
}

export const doubleTypingCalculator: Definition<'double-typing'> = {
  fields: () => ({ ...doubleTypingNumbers, agreed: yesNo }),
  example: ({ example }) => example.answers,
  form: ({ inputs, agreed }) => [
    { kind: 'numbers', labels: inputs },
    { kind: 'questions', labels: { agreed } },
  ],
  compute: (copy, common, answers) => {
    const agreed = saidYes(answers['agreed']);
    const result = doubleTyping(numbersIn(doubleTypingNumbers, answers), agreed, copy.workingDays);
    const figures = figuresOf(copy, common, result);
    const open = missingText(common, doubleTypingNumbers, copy.inputs, answers) ?? copy.undecided;
    const reasons = result.reasons.map((reason) => copy.reasons[reason]);
    const text = reasons.length > 0 ? copy.leave : result.decided ? copy.connect : open;
    return [
      { kind: 'figures', figures },
      { kind: 'verdict', text, reasons, isOpen: !result.decided && reasons.length === 0 },
    ];
  },
};

function figuresOf(
  { results, neverPaysBack }: CalculatorCopy['double-typing'],
  { currency }: CalculatorCommon,
  result: DoubleTypingResult,
) {
  const money = moneyIn(currency);
  const { hours, cost, payback, net } = result;
  return [
    figure(results.cost, cost, money),
    figure(results.hours, hours),
    figure(results.payback, payback === 'never' ? neverPaysBack : payback),
    figure(results.net, net, money),
  ];
}
