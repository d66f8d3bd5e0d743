/** The instruments: small calculators on the offers' pages, and the planner. Their formulas stand in `src/instruments`. */
import type { z } from 'zod';
import { aiCostSchema } from './instruments/ai-cost.ts';
import { doubleTypingSchema } from './instruments/double-typing.ts';
import { ledgerTestSchema } from './instruments/ledger-test.ts';
import { legacyChoiceSchema } from './instruments/legacy-choice.ts';
import { plotACourseSchema } from './instruments/plot-a-course.ts';
import { rescueCheckSchema } from './instruments/rescue-check.ts';
import { runwaySchema } from './instruments/runway.ts';
import type { instrumentCommonSchema } from './instruments/shared.ts';

export { instrumentCommonSchema } from './instruments/shared.ts';

/** What an offer names in its field `instrument`; also files in `content/instruments`, as all instruments are. */
export const offerInstrumentNames = [
  'ai-cost',
  'double-typing',
  'legacy-choice',
  'runway',
  'rescue-check',
  'ledger-test',
] as const;
export type OfferInstrumentName = (typeof offerInstrumentNames)[number];

/** The planner has a page of its own. */
export type InstrumentName = OfferInstrumentName | 'plot-a-course';

export const instrumentSchemas = {
  'ai-cost': aiCostSchema,
  'double-typing': doubleTypingSchema,
  'legacy-choice': legacyChoiceSchema,
  runway: runwaySchema,
  'rescue-check': rescueCheckSchema,
  'ledger-test': ledgerTestSchema,
  'plot-a-course': plotACourseSchema,
} as const satisfies Record<InstrumentName, z.ZodType>;

export type InstrumentCommon = z.infer<typeof instrumentCommonSchema>;
export type InstrumentWords = { [Name in InstrumentName]: z.infer<(typeof instrumentSchemas)[Name]> };
