/** The calculators that a service's page can name in its field `calculator`. The planner has a page of its own. */
import { z } from 'zod';
import type { Provider } from './brand-schema.ts';
import type { calculatorCommonSchema } from './calculator-parts.ts';

export const offerCalculators = z.enum(['ai-cost', 'double-typing', 'runway']);
export type OfferCalculatorName = z.infer<typeof offerCalculators>;

export type CalculatorCommon = z.infer<typeof calculatorCommonSchema> & Pick<Provider, 'currency'>;
