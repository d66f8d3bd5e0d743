/** An offer's calculator in the browser. */
import type { Mount } from '../components/island-data.ts';
import type { OfferCalculatorData } from '../site/page-data.ts';
import { offerView } from './engine/offer-view.tsx';
import { run } from './engine/run.island.tsx';

export const mount: Mount = (place, json) => {
  const data: OfferCalculatorData = JSON.parse(json);
  return run(place, offerView(data));
};
