/** An offer's calculator in the browser. */

import { offerView } from '../calculators/engine/offer-view.tsx';
import { run } from '../calculators/engine/run.tsx';
import type { OfferCalculatorData } from '../site/page-data.ts';
import type { Mount } from './mount-islands.ts';

export const mount: Mount = (place, json) => {
  const data: OfferCalculatorData = JSON.parse(json);
  return run(place, offerView(data));
};
