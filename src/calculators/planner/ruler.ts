/** The ruler of a plan, in whole months, with at most six labels. */
import { monthsAt, shortMonth } from '../engine/days.ts';

export type Ruler = {
  labels: readonly { text: string; year: number | null }[];
  /** In per cent of the ruler's length. */
  at: (day: number) => number;
};

const mostLabels = 6;
const distances = [1, 2, 3, 6, 12, 24, 48];

export function rulerFor(start: number, until: number, isDated: boolean): Ruler {
  const first = Math.floor(monthsAt(start));
  const needed = monthsAt(until) - first;
  const distance = distances.find((each) => needed / each <= mostLabels) ?? 48;
  const count = Math.max(1, Math.ceil(needed / distance));
  const yearAt = (index: number) => Math.floor((first + index * distance) / 12);
  const labels = Array.from({ length: count }, (_, index) => {
    if (!isDated) return { text: `${index === 0 ? 'Month ' : ''}${index * distance + 1}`, year: null };
    const year = yearAt(index);
    const isNew = index === 0 || year !== yearAt(index - 1);
    return { text: shortMonth((first + index * distance) % 12), year: isNew ? year : null };
  });
  return {
    labels,
    at: (day) => Math.round(((monthsAt(day) - first) / (count * distance)) * 10_000) / 100,
  };
}
