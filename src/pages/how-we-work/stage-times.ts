/** When stages are over, to draw them to scale. */
import { type Span, weeksIn } from '../../calculators/engine/days.ts';
import type { Duration } from '../../site/page-data.ts';

export type StageTime = {
  /** In months from the first stage's start: at the earliest and at the latest. */
  from: Span;
  to: Span;
};

export function stageTimes(durations: readonly Duration[]): readonly StageTime[] {
  let from: Span = { least: 0, most: 0 };
  return durations.map(({ least, most, unit }) => {
    const months = weeksIn[unit] / weeksIn.month;
    const time = { from, to: { least: from.least + least * months, most: from.most + most * months } };
    from = time.to;
    return time;
  });
}

/** How many months the drawing has. */
export function monthsOf(times: readonly StageTime[]): number {
  return Math.ceil(times.at(-1)?.to.most ?? 0);
}
