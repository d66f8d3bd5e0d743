/** The four stages of how-we-work, in order, and the durations that copy states, so that nobody types them twice. */
import { numberWords } from '../../../contract/in-words.ts';

export const stageNames = ['discover', 'design', 'build', 'run'] as const;
export type StageName = (typeof stageNames)[number];

type DurationUnit = 'day' | 'working day' | 'week' | 'month';
/** `each`: for every one of several items, such as connections. */
export type Duration = { least: number; most: number; unit: DurationUnit; each?: true };

const pattern = /\b(?<!half )(\w+)(?:(?: to |\s?[-–]\s?)(\w+))? (working day|day|week|month)s?\b/i;

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
