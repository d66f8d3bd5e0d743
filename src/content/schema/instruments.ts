/** The instruments: small calculators on the offers' pages. Their formulas stand in `src/instruments`. */
import type { z } from 'zod';
import { aiCostSchema } from './instruments/ai-cost.ts';
import { doubleTypingSchema } from './instruments/double-typing.ts';
import { ledgerTestSchema } from './instruments/ledger-test.ts';
import { legacyChoiceSchema } from './instruments/legacy-choice.ts';
import { rescueCheckSchema } from './instruments/rescue-check.ts';
import { runwaySchema } from './instruments/runway.ts';
import type { instrumentCommonSchema } from './instruments/shared.ts';

export { instrumentCommonSchema } from './instruments/shared.ts';

/** Also the files in `content/instruments`, and what an offer names in its field `instrument`. */
export const instrumentNames = [
  'ai-cost',
  'double-typing',
  'legacy-choice',
  'runway',
  'rescue-check',
  'ledger-test',
] as const;
export type InstrumentName = (typeof instrumentNames)[number];

export const instrumentSchemas = {
  'ai-cost': aiCostSchema,
  'double-typing': doubleTypingSchema,
  'legacy-choice': legacyChoiceSchema,
  runway: runwaySchema,
  'rescue-check': rescueCheckSchema,
  'ledger-test': ledgerTestSchema,
} as const satisfies Record<InstrumentName, z.ZodType>;

export type InstrumentCommon = z.infer<typeof instrumentCommonSchema>;
export type InstrumentWords = { [Name in InstrumentName]: z.infer<(typeof instrumentSchemas)[Name]> };
