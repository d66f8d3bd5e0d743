/** Days without a time of day, counted from 1 January 1970. */
import type { Duration } from '../../site/page-data.ts';

const millisecondsInDay = 86_400_000;

export type Span = { least: number; most: number };

export const sumOf = (spans: readonly Span[]): Span => ({
  least: spans.reduce((sum, { least }) => sum + least, 0),
  most: spans.reduce((sum, { most }) => sum + most, 0),
});

export const weeksIn = { day: 1 / 7, 'working day': 1 / 5, week: 1, month: 52 / 12 } as const;

/** Null for anything but `2027-01-04`. Some engines take 30 February for 2 March. */
export function readDay(text: string): number | null {
  const time = Date.parse(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
  return isDay ? time / millisecondsInDay : null;
}

export function dayAt(now: Date): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / millisecondsInDay;
}

/** The first Monday that isn't earlier, as `2027-01-04`. */
export function mondayFrom(day: number): string {
  // 1 January 1970 was a Thursday.
  const monday = day + ((11 - (day % 7)) % 7);
  return dateOf(monday).toISOString().slice(0, 10);
}

function dateOf(day: number): Date {
  return new Date(day * millisecondsInDay);
}

/** Months are calendar months; working days leave out weekends. */
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

export function monthsAt(day: number): number {
  const date = dateOf(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const daysInMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return year * 12 + month + (date.getUTCDate() - 1) / daysInMonth;
}

/** 31 January and a month is the last day of February. */
function addMonths(day: number, amount: number): number {
  const from = dateOf(day);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + amount];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(from.getUTCDate(), lastOfMonth)) / millisecondsInDay;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export const shortMonth = (month: number): string => (months[month] ?? '').slice(0, month === 8 ? 4 : 3);

/** We don't use `Intl`: browsers differ in it, and its first use is slow. */
export function formatDay(day: number): string {
  const date = dateOf(day);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

export function formatShortDay(day: number): string {
  const date = dateOf(day);
  return `${date.getUTCDate()} ${shortMonth(date.getUTCMonth())} ${date.getUTCFullYear()}`;
}

export const formatDate = (text: string): string => formatDay(readDay(text) ?? 0);

/** Late January to mid-March 2027: nobody knows a later end to the day. */
export function formatSpan({ least, most }: Span): string {
  const [from, to] = [thirdOfMonth(least), thirdOfMonth(most)];
  if (from.year !== to.year)
    return `${from.part}${from.month} ${from.year} to ${to.part}${to.month} ${to.year}`;
  if (from.month !== to.month) return `${from.part}${from.month} to ${to.part}${to.month} ${to.year}`;
  return from.part === to.part
    ? `${to.part}${to.month} ${to.year}`
    : `${from.part.trim().replace(/-$/, '')} to ${to.part}${to.month} ${to.year}`;
}

function thirdOfMonth(day: number): { part: string; month: string | undefined; year: number } {
  const date = dateOf(day);
  const third = Math.min(2, Math.floor((date.getUTCDate() - 1) / 10));
  const part = ['early ', 'mid-', 'late '][third] ?? '';
  return { part, month: months[date.getUTCMonth()], year: date.getUTCFullYear() };
}
