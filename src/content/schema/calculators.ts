/** The calculators on offers' pages, and the planner. Their formulas are in `src/calculators`. */
import type { z } from 'zod';
import { aiCostSchema } from './calculators/ai-cost.ts';
import { doubleTypingSchema } from './calculators/double-typing.ts';
import { ledgerTestSchema } from './calculators/ledger-test.ts';
import { legacyChoiceSchema } from './calculators/legacy-choice.ts';
import { plannerSchema } from './calculators/planner.ts';
import { rescueCheckSchema } from './calculators/rescue-check.ts';
import { runwaySchema } from './calculators/runway.ts';
import type { calculatorCommonSchema } from './calculators/shared.ts';

export { calculatorCommonSchema } from './calculators/shared.ts';

/** What an offer names in its field `calculator`. Each is also a file in `content/calculators`. */
export const offerCalculatorNames = [
  'ai-cost',
  'double-typing',
  'legacy-choice',
  'runway',
  'rescue-check',
  'ledger-test',
] as const;
export type OfferCalculatorName = (typeof offerCalculatorNames)[number];

/** The planner has a page of its own. */
export type CalculatorName = OfferCalculatorName | 'planner';

export const calculatorSchemas = {
  'ai-cost': aiCostSchema,
  'double-typing': doubleTypingSchema,
  'legacy-choice': legacyChoiceSchema,
  runway: runwaySchema,
  'rescue-check': rescueCheckSchema,
  'ledger-test': ledgerTestSchema,
  planner: plannerSchema,
} as const satisfies Record<CalculatorName, z.ZodType>;

export type CalculatorCommon = z.infer<typeof calculatorCommonSchema>;
export type CalculatorCopy = { [Name in CalculatorName]: z.infer<(typeof calculatorSchemas)[Name]> };
