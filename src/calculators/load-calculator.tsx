/** A calculator's view, in a chunk of its own. Pages wait for it before they render, so it needs no placeholder. */
import type { ComponentType } from 'react';
import { loadChunk } from '../components/load-chunk.ts';
import type { CalculatorData, OfferCalculatorData, PlannerCalculatorData } from '../content/page-data.ts';

type Views = {
  offer?: ComponentType<{ data: OfferCalculatorData }>;
  planner?: ComponentType<{ data: PlannerCalculatorData }>;
};

const views: Views = {};

export async function loadCalculatorOf(page: unknown): Promise<void> {
  const name = calculatorNameIn(page);
  if (name === null) return;
  if (name === 'planner') {
    views.planner ??= await loadChunk(async () => (await import('./planner/planner-view.tsx')).PlannerView);
  } else {
    views.offer ??= await loadChunk(
      async () => (await import('./engine/calculator-view.tsx')).CalculatorView,
    );
  }
}

/** @throws if the page was rendered before its calculator was loaded. */
export function Calculator({ data }: { data: CalculatorData }) {
  if (data.name === 'planner') {
    if (views.planner) return <views.planner data={data} />;
  } else if (views.offer) return <views.offer data={data} />;
  throw new Error(`${data.name} isn’t loaded`);
}

function calculatorNameIn(page: unknown): string | null {
  if (typeof page !== 'object' || page === null || !('calculator' in page)) return null;
  const { calculator } = page;
  if (typeof calculator !== 'object' || calculator === null || !('name' in calculator)) return null;
  return typeof calculator.name === 'string' ? calculator.name : null;
}
