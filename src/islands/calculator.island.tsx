/** An offer's calculator in the browser. */

import { calculatorView } from '../calculators/calculator-view.tsx';
import { run } from '../calculators/engine/run.ts';
import type { OfferCalculatorData } from '../site/page-data.ts';
import type { Mount } from './mount-islands.ts';

export const mount: Mount = (place, json) => {
  const data: OfferCalculatorData = JSON.parse(json);
  return run(place, calculatorView(data));
};
