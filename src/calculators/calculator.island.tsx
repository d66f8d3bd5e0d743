/** An offer's calculator in the browser. */
import type { Mount } from '../browser/islands.ts';
import type { OfferCalculatorData } from '../site/page-data.ts';
import { calculatorView } from './calculator-view.tsx';
import { run } from './engine/run.tsx';

export const mount: Mount = (place, json) => {
  const data: OfferCalculatorData = JSON.parse(json);
  return run(place, calculatorView(data));
};
