/**
 * What typing records a second time costs, and when to leave systems unconnected: the page's own list under
 * “When to leave them unconnected”, and whether the price comes back.
 */
import type { NumberField } from '../common/fields.ts';
import { whenKnown } from '../common/when-known.ts';

const number = (min: number, max: number, step: number): NumberField => ({ kind: 'number', min, max, step });

export const doubleTypingFigures = {
  /** A working day. */
  records: number(0, 100_000, 10),
  minutesEach: number(0, 240, 0.5),
  /** A week. */
  errors: number(0, 100_000, 1),
  mendMinutes: number(0, 2400, 5),
  /** S$ */
  hourlyCost: number(0, 2000, 1),
  years: number(0, 30, 0.5),
  /** S$ */
  price: number(0, 50_000_000, 1000),
  /** S$ a year. */
  upkeep: number(0, 10_000_000, 500),
} as const;

export const doubleTypingFields = { ...doubleTypingFigures, agreed: { kind: 'yes-no' } } as const;

export type DoubleTypingFigures = Readonly<Record<keyof typeof doubleTypingFigures, number | null>>;

/** 52 weeks of five days, less Singapore's eleven public holidays. */
const workingDays = 249;
const workingDaysInWeek = 5;
const weeks = 52;
/** The page's dozen records a week. */
const few = 12;

export type ReasonNotToConnect = 'replaced' | 'few' | 'disagree' | 'noReturn';

export type DoubleTypingResult = Readonly<{
  /** A year. */
  hours: number | null;
  /** S$ a year. */
  cost: number | null;
  /** Months. */
  payback: number | 'never' | null;
  /** S$, once both systems are gone. */
  net: number | null;
  reasons: readonly ReasonNotToConnect[];
  /** Whether everything is known that a reason could come from. */
  decided: boolean;
}>;

export function doubleTyping(figures: DoubleTypingFigures, agreed: boolean | null): DoubleTypingResult {
  const { records, minutesEach, errors, mendMinutes, hourlyCost, years, price, upkeep } = figures;
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
  if (savedInYear <= 0) return 'never';
  const months = (price / savedInYear) * 12;
  // A saving of next to nothing.
  return Number.isFinite(months) ? months : 'never';
}
