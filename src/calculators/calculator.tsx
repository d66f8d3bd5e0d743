/** A calculator's place in a page: its HTML, and its data for the browser. */
import type { ReactNode } from 'react';
import { Island, IslandData } from '../components/island.tsx';
import type { CalculatorData } from '../site/page-data.ts';
import { CalculatorFrame } from './engine/calculator-frame.tsx';
import { offerView } from './engine/offer-view.tsx';
import { plannerView } from './planner/planner-view.tsx';

type CalculatorProps = { data: CalculatorData; opening?: ReactNode };

export function Calculator({ data, opening }: CalculatorProps) {
  const [island, view] =
    data.name === 'planner'
      ? (['planner', plannerView(data)] as const)
      : (['calculator', offerView(data)] as const);
  return (
    <Island island={island}>
      <CalculatorFrame view={view} opening={opening} />
    </Island>
  );
}

/** At the end of the page. */
export function CalculatorIslandData({ data }: { data: CalculatorData }) {
  return <IslandData value={data} />;
}
