/** The planner in the browser. */
import type { PlannerCalculatorData } from '../content/page-data.ts';
import { run } from './engine/run.island.tsx';
import { plannerView } from './planner/planner-view.tsx';

export function mount(place: HTMLElement, json: string): () => void {
  const data: PlannerCalculatorData = JSON.parse(json);
  return run(place, plannerView(data));
}
