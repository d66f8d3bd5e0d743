/** Pages agree on how long a stage takes: an offer whose stages differ from the typical project's says why. */
import { weeksIn } from '../../contract/weeks.ts';
import type { ContentFault } from './content-error.ts';
import { type Duration, findDuration } from './durations.ts';
import { stageNames } from './schema/stages.ts';

type Offered = {
  file: string;
  steps: { note?: string | undefined; items: readonly { stage?: string | undefined; duration: string }[] };
};

/** @param typical the durations on how-we-work, in the order of the stages. */
export function unexplainedDurations(
  offers: readonly Offered[],
  typical: readonly { duration: string }[],
): ContentFault[] {
  return offers
    .filter(({ steps }) => steps.note === undefined)
    .flatMap(({ file, steps }) =>
      stageNames.flatMap((stage, index): ContentFault[] => {
        const { items } = steps;
        const usual = findDuration(typical[index]?.duration ?? '');
        const own = items.filter((step) => step.stage === stage);
        const takes = own.flatMap(({ duration }) => findDuration(duration) ?? []);
        if (!usual || takes.length === 0 || takes.length < own.length || takes.some(({ each }) => each))
          return [];
        const inWeeks = (end: 'least' | 'most') =>
          takes.reduce((sum, duration) => sum + weeks(duration, end), 0);
        if (inWeeks('least') >= weeks(usual, 'least') && inWeeks('most') <= weeks(usual, 'most')) return [];
        const field = `steps.items.${items.findIndex((step) => step.stage === stage)}.duration`;
        const problem = `makes ${stage} take another time than on how-we-work (${typical[index]?.duration}): say why in steps.note, or correct one of the two`;
        return [{ file, field, problem }];
      }),
    );
}

/** In whole weeks, so that four months and seventeen weeks are the same. */
function weeks(duration: Duration, end: 'least' | 'most'): number {
  return Math.round(duration[end] * weeksIn[duration.unit]);
}
