/** An offer's calculator in the browser. */
import type { OfferCalculatorData } from '../content/page-data.ts';
import { CalculatorView } from './engine/calculator-view.tsx';
import { hydrateIn } from './engine/hydrate-in.island.tsx';

export function mount(place: HTMLElement, json: string): () => void {
  const data: OfferCalculatorData = JSON.parse(json);
  return hydrateIn(place, (typed) => <CalculatorView data={data} typed={typed} />);
}
