/** The planner in the browser. */
import type { Mount } from '../browser/islands.ts';
import type { PlannerCalculatorData } from '../site/page-data.ts';
import { run } from './engine/run.tsx';
import { plannerView } from './planner/planner-view.tsx';

export const mount: Mount = (place, json) => {
  const data: PlannerCalculatorData = JSON.parse(json);
  return run(place, plannerView(data));
};
