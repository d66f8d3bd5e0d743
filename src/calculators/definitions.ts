/** Every calculator by its name, which is also that of its file in content/calculators. */
import type { OfferCalculatorData } from '../site/page-data.ts';
import { aiCost } from './ai-cost.ts';
import { doubleTyping } from './double-typing.ts';
import type { Definition } from './engine/calculator.ts';
import { runway } from './runway.ts';

export function definitionOf(data: OfferCalculatorData): Definition {
  switch (data.name) {
    case 'ai-cost':
      return aiCost(data);
    case 'double-typing':
      return doubleTyping(data);
    case 'runway':
      return runway(data);
  }
}
