/** The planner's page. */
import { PlannerSection } from '../../calculators/planner/planner-view.tsx';
import { Heading } from '../../components/heading.tsx';
import { Island } from '../../components/island.tsx';
import { ClosingCall } from '../common/closing-call.tsx';
import { Prose } from '../common/prose.tsx';
import type { PlannerPageData } from './page.ts';

export function PlotACoursePage({ data }: { data: PlannerPageData }) {
  return (
    <>
      <Island name="planner" data={data.calculator}>
        <PlannerSection
          data={data.calculator}
          opening={
            <>
              <Heading level={1} text={data.headline} />
              <p className="lead">{data.lead}</p>
            </>
          }
        />
      </Island>
      <Prose sections={data.sections} />
      <ClosingCall {...data.next} />
    </>
  );
}
