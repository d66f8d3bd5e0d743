/** The planner: a visitor's own project as a chart and as a written plan. */
import { Calculator } from '../../calculators/load-calculator.tsx';
import { BelowFirstView } from '../../components/after-first-view.tsx';
import type { PlannerData } from '../../content/page-data.ts';
import { ClosingCall } from '../common/closing-call.tsx';
import { PageHero } from '../common/page-hero.tsx';
import { Prose } from '../common/prose.tsx';

export function PlotACoursePage({ data }: { data: PlannerData }) {
  return (
    <>
      <PageHero page={data} />
      <BelowFirstView>
        <Calculator data={data.calculator} />
        <Prose sections={data.sections} />
        <ClosingCall {...data.next} offersPlanner={false} />
      </BelowFirstView>
    </>
  );
}
