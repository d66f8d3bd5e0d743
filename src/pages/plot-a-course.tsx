/** The planner: a visitor's own project as a chart, and as a plan in words. */
import type { PlannerData } from '../content/page-data.ts';
import { Instrument } from '../instruments/instrument.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { ClosingCall } from '../sections/common/closing-call.tsx';
import { PageHero } from '../sections/common/page-hero.tsx';
import { Prose } from '../sections/common/prose.tsx';
import { BelowFirstView } from '../ui/below-first-view.tsx';

export function PlotACoursePage({ data }: { data: PlannerData }) {
  return (
    <>
      <PageHead head={data.head} />
      <PageHero page={data} />
      <BelowFirstView>
        <Instrument data={data.instrument} />
        <Prose sections={data.sections} />
        <ClosingCall {...data.next} offersPlanner={false} />
      </BelowFirstView>
    </>
  );
}
