/** The planner: a visitor's own project as a chart and as a written plan. */
import { Calculator, CalculatorIslandData } from '../../calculators/calculator.tsx';
import { ClosingCall } from '../common/closing-call.tsx';
import { PageHero } from '../common/page-hero.tsx';
import { Prose } from '../common/prose.tsx';
import type { PlannerData } from './page.ts';

export function PlotACoursePage({ data }: { data: PlannerData }) {
  return (
    <>
      <PageHero page={data} />
      <Calculator data={data.calculator} />
      <Prose sections={data.sections} />
      <ClosingCall {...data.next} />
      <CalculatorIslandData data={data.calculator} />
    </>
  );
}
