/** A calculator's place in a page: its HTML, and its data for the browser. */
import { Island, IslandData } from '../components/island.tsx';
import type { CalculatorData } from '../content/page-data.ts';
import { CalculatorView } from './engine/calculator-view.tsx';
import { PlannerView } from './planner/planner-view.tsx';

export function Calculator({ data }: { data: CalculatorData }) {
  return (
    <Island name={data.name === 'planner' ? 'planner' : 'calculator'}>
      <div className="island" data-root>
        {data.name === 'planner' ? <PlannerView data={data} /> : <CalculatorView data={data} />}
      </div>
    </Island>
  );
}

/** At the end of the page. */
export function CalculatorIslandData({ data }: { data: CalculatorData }) {
  return <IslandData value={data} />;
}
