/** An offer's calculator in the browser. */
import type { OfferCalculatorData } from '../content/page-data.ts';
import { offerView } from './engine/offer-view.tsx';
import { run } from './engine/run.island.tsx';

export function mount(place: HTMLElement, json: string): () => void {
  const data: OfferCalculatorData = JSON.parse(json);
  return run(place, offerView(data));
}
