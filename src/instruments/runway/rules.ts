/** The money at the decision. The limit of a third is the page's, under “What does it cost?”. */
import type { NumberField } from '../common/fields.ts';
import { whenKnown } from '../common/when-known.ts';

const number = (max: number, step: number): NumberField => ({ kind: 'number', min: 0, max, step });

export const runwayFigures = {
  /** S$ */
  cash: number(1_000_000_000, 1000),
  /** S$ a month. */
  burn: number(100_000_000, 500),
  /** S$ */
  quote: number(100_000_000, 1000),
  weeks: number(260, 1),
} as const;

const tick = { kind: 'tick' } as const;

/** What can be left out of a first version, in the page's order. */
export const leaveOutFields = {
  secondUser: tick,
  roles: tick,
  settings: tick,
  signIn: tick,
  dashboards: tick,
  nativeApps: tick,
  scaling: tick,
  adminArea: tick,
} as const;

export type LeaveOutName = keyof typeof leaveOutFields;
// The keys of a constant object are known.
export const leaveOutNames = Object.keys(leaveOutFields) as LeaveOutName[];

export const runwayFields = { ...runwayFigures, ...leaveOutFields } as const;

export type RunwayFigures = Readonly<Record<keyof typeof runwayFigures, number | null>>;

const monthsInWeek = 12 / 52;
const mostOfCash = 1 / 3;

export type RunwayResult = Readonly<{
  /** S$; less than nothing where the money ends before. */
  left: number | null;
  months: number | 'without-end' | null;
  /** The quote's part of the cash; more than 1 where it is more. */
  share: number | null;
  /** Null while it is open. */
  verdict: 'fine' | 'share' | 'short' | null;
  /** Where the money ends before the decision: after how many whole weeks. */
  endsAfterWeeks: number | null;
}>;

export function runway(figures: RunwayFigures): RunwayResult {
  const { cash, quote, burn } = figures;
  const left = whenKnown(
    figures,
    (known) => known.cash - known.quote - known.burn * known.weeks * monthsInWeek,
  );
  const share = whenKnown({ cash, quote }, (known) => (known.cash === 0 ? null : known.quote / known.cash));
  const months = monthsLeft(left, burn);
  const isShort = left !== null && left < 0;
  const isTooMuch = cash !== null && quote !== null && quote > cash * mostOfCash;
  return {
    left,
    months,
    share,
    verdict: isShort ? 'short' : isTooMuch ? 'share' : left === null ? null : 'fine',
    endsAfterWeeks: isShort
      ? whenKnown({ cash, quote, burn }, (known) =>
          known.quote >= known.cash
            ? 0
            : Math.floor((known.cash - known.quote) / (known.burn * monthsInWeek)),
        )
      : null,
  };
}

function monthsLeft(left: number | null, burn: number | null): RunwayResult['months'] {
  if (left === null || burn === null) return null;
  if (left <= 0) return 0;
  const months = left / burn;
  // Where next to nothing is spent.
  return Number.isFinite(months) ? months : 'without-end';
}
