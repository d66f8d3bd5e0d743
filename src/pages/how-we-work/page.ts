/** How a project goes, in four stages: `content/pages/how-we-work.md`. */
import { readDuration } from '../../content/durations.ts';
import { paths } from '../../content/paths.ts';
import { type DataOf, definePage } from '../page-kind.ts';
import { stageTimes } from './stage-times.ts';

export const howWeWork = definePage({
  route: paths.howWeWork,
  load: ({ stages }, { hero }) => ({
    image: hero('index-how-we-work'),
    times: stageTimes(stages.items.map(({ duration }) => readDuration(duration))),
  }),
});

export type HowWeWorkData = DataOf<typeof howWeWork>;
