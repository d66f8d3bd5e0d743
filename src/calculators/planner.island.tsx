/** The planner in the browser. */
import type { PlannerCalculatorData } from '../content/page-data.ts';
import { hydrateIn } from './engine/hydrate-in.island.tsx';
import { PlannerView } from './planner/planner-view.tsx';

export function mount(place: HTMLElement, json: string): () => void {
  const data: PlannerCalculatorData = JSON.parse(json);
  return hydrateIn(place, (typed) => <PlannerView data={data} typed={typed} />);
}
