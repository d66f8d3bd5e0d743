/** A calculator's place in a page: its HTML, and its data for the browser. */
import { Island, IslandData } from '../components/island.tsx';
import type { CalculatorData } from '../site/page-data.ts';
import { CalculatorFrame } from './engine/calculator-frame.tsx';
import { offerView } from './engine/offer-view.tsx';
import { plannerView } from './planner/planner-view.tsx';

export function Calculator({ data }: { data: CalculatorData }) {
  const [island, view] =
    data.name === 'planner'
      ? (['planner', plannerView(data)] as const)
      : (['calculator', offerView(data)] as const);
  return (
    <Island island={island}>
      <CalculatorFrame view={view} />
    </Island>
  );
}

/** At the end of the page. */
export function CalculatorIslandData({ data }: { data: CalculatorData }) {
  return <IslandData value={data} />;
}
