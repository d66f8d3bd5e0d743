/** The planner: a visitor's own project as a chart and as a written plan. */
import { Calculator, CalculatorIslandData } from '../../calculators/calculator.tsx';
import { Heading } from '../../components/heading.tsx';
import { Lead } from '../../components/lead.tsx';
import { ClosingCall } from '../common/closing-call.tsx';
import { Prose } from '../common/prose.tsx';
import type { PlannerData } from './page.ts';

export function PlotACoursePage({ data }: { data: PlannerData }) {
  return (
    <>
      <Calculator
        data={data.calculator}
        opening={
          <>
            <Heading level={1} text={data.headline} />
            <Lead text={data.lead} />
          </>
        }
      />
      <Prose sections={data.sections} />
      <ClosingCall {...data.next} />
      <CalculatorIslandData data={data.calculator} />
    </>
  );
}
