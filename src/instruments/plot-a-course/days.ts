/** Days without a time of day, counted from 1 January 1970, and what durations make of them. */
import type { Duration } from '../../content/page-data.ts';

const millisecondsInDay = 86_400_000;

export type Span = { least: number; most: number };

/** The day of `2027-01-31`; null where there is none. */
export function readDay(text: string): number | null {
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) ? null : time / millisecondsInDay;
}

export function dateOf(day: number): Date {
  return new Date(day * millisecondsInDay);
}

/** The first day after so much time. Months are the calendar's; working days leave out weekends. */
export function addTime(day: number, amount: number, unit: Duration['unit']): number {
  switch (unit) {
    case 'day':
      return day + amount;
    case 'week':
      return day + amount * 7;
    case 'working day':
      return addWorkingDays(day, amount);
    case 'month':
      return addMonths(day, amount);
  }
}

/** How many weeks that is, without a calendar. */
export function weeksIn(amount: number, unit: Duration['unit']): number {
  const weeks = { day: 1 / 7, 'working day': 1 / 5, week: 1, month: 52 / 12 };
  return amount * weeks[unit];
}

function addWorkingDays(day: number, amount: number): number {
  const isWeekend = (candidate: number) => dateOf(candidate).getUTCDay() % 6 === 0;
  let [at, left] = [day, amount];
  while (left > 0) {
    if (!isWeekend(at)) left -= 1;
    at += 1;
  }
  while (isWeekend(at)) at += 1;
  return at;
}

/** 31 January and a month is the last day of February. */
function addMonths(day: number, amount: number): number {
  const from = dateOf(day);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + amount];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(from.getUTCDate(), lastOfMonth)) / millisecondsInDay;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** 4 Jan 2027. Not by `Intl`, in which browsers differ, and whose first use holds up the page. */
export function formatDay(day: number): string {
  return `${dayOfMonth(day)} ${dateOf(day).getUTCFullYear()}`;
}

function dayOfMonth(day: number): string {
  const date = dateOf(day);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
}

/** 4 – 18 Jan 2027, and no more of the first date than differs from the second. `between` is what joins them. */
export function formatSpan({ least, most }: Span, between = ' – '): string {
  if (least === most) return formatDay(least);
  const [from, to] = [dateOf(least), dateOf(most)];
  if (from.getUTCFullYear() !== to.getUTCFullYear()) return `${formatDay(least)}${between}${formatDay(most)}`;
  const isSameMonth = from.getUTCMonth() === to.getUTCMonth();
  return `${isSameMonth ? from.getUTCDate() : dayOfMonth(least)}${between}${formatDay(most)}`;
}
