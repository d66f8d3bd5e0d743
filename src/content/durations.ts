/** Reads durations from copy, such as “2 to 4 weeks”, so that nobody has to type them twice. */
import { numberWords } from '../../contract/in-words.ts';

type DurationUnit = 'day' | 'working day' | 'week' | 'month';
/** `each`: for every one of several items, such as connections. */
export type Duration = { least: number; most: number; unit: DurationUnit; each?: true };

const pattern = /\b(?<!half )(\w+)(?:(?: to |\s?[-–]\s?)(\w+))? (working day|day|week|month)s?\b/i;

export function readDuration(copy: string): Duration {
  const duration = findDuration(copy);
  if (duration) return duration;
  throw new Error(`“${copy}” states no duration: write it as “2 to 4 weeks” or “ten working days”`);
}

export function findDuration(copy: string): Duration | null {
  const [, first = '', last = first, unit = ''] = pattern.exec(copy) ?? [];
  const [least, most] = [figure(first), figure(last)];
  if (least === null || most === null || least > most) return null;
  const duration: Duration = { least, most, unit: unit.toLowerCase() as DurationUnit };
  return /\beach\b/.test(copy) ? { ...duration, each: true } : duration;
}

const hoursInDay = 8;

export function findEffort(copy: string): number | null {
  const [, amount = '', unit = ''] = /^(half a|\w+) (day|hour)s?\b/i.exec(copy) ?? [];
  const count = amount.toLowerCase() === 'half a' ? 0.5 : figure(amount);
  return count === null ? null : unit.toLowerCase() === 'hour' ? count / hoursInDay : count;
}

function figure(word: string): number | null {
  if (/^\d+$/.test(word)) return Number(word);
  if (/^an?$/i.test(word)) return 1;
  const count = numberWords.indexOf(word.toLowerCase());
  return count < 1 ? null : count;
}
