/** The planner in the browser. */

import { run } from '../calculators/engine/run.ts';
import { plannerView } from '../calculators/planner/planner-view.tsx';
import type { PlannerCalculatorData } from '../site/page-data.ts';
import type { Mount } from './mount-islands.ts';

export const mount: Mount = (place, json) => {
  const data: PlannerCalculatorData = JSON.parse(json);
  return run(place, plannerView(data));
};
