/** The schema of each calculator's copy, by the name of its file in `content/calculators`. */
import { z } from 'zod';
import type { Provider } from './brand.ts';
import type { calculatorCommonSchema } from './calculator-parts.ts';
import { aiCostSchema } from './calculators/ai-cost.ts';
import { doubleTypingSchema } from './calculators/double-typing.ts';
import { runwaySchema } from './calculators/runway.ts';
import type { ContentNames } from './names.ts';
import { plannerSchema } from './planner.ts';

export { calculatorCommonSchema } from './calculator-parts.ts';

const ofOffers = {
  'ai-cost': aiCostSchema,
  'double-typing': doubleTypingSchema,
  runway: runwaySchema,
};

export const calculatorSchemas = (names: ContentNames) => ({ ...ofOffers, planner: plannerSchema(names) });

type CalculatorSchemas = ReturnType<typeof calculatorSchemas>;
export type CalculatorName = keyof CalculatorSchemas;
/** The currency is the brand's. */
export type CalculatorCommon = z.infer<typeof calculatorCommonSchema> & Pick<Provider, 'currency'>;
export type CalculatorCopy = { [Name in CalculatorName]: z.infer<CalculatorSchemas[Name]> };

/** The planner has a page of its own; an offer names any other in its field `calculator`. */
export const offerCalculators = z.strictObject(ofOffers).keyof();
export type OfferCalculatorName = z.infer<typeof offerCalculators>;

export const calculatorNames: readonly CalculatorName[] = [...offerCalculators.options, 'planner'];
