/** The calculators on offers' pages, each by the name of its file in `content/calculators`, and the planner. */
import { z } from 'zod';
import {
  type calculatorCommonSchema,
  each,
  figure,
  frame,
  labelled,
  template,
  yesNo,
} from './calculator-parts.ts';
import type { ContentNames } from './names.ts';
import { plannerSchema } from './planner.ts';
import { text } from './text.ts';

export { calculatorCommonSchema } from './calculator-parts.ts';

const aiCostInputs = z.enum([
  ...['requests', 'inputTokens', 'outputTokens', 'inputPrice', 'outputPrice'],
  ...['repeated', 'reviewed', 'reviewMinutes', 'savedMinutes', 'hourlyCost'],
] as const);

const aiCost = z.strictObject({
  ...frame,
  inputs: z.record(aiCostInputs, labelled),
  results: z.record(z.enum(['model', 'review', 'saving', 'netMonth', 'breakEven']), labelled),
  /** If an hour costs nothing, no time saved can pay for the work. */
  neverBreaksEven: text,
  bars: z.strictObject({ caption: text, saving: text, cost: text }),
  example: z.strictObject({ about: text, answers: z.record(aiCostInputs, figure) }),
});

const doubleTypingInputs = [
  ...['records', 'minutesEach', 'errors', 'mendMinutes', 'hourlyCost', 'years', 'price', 'upkeep'],
] as const;

const doubleTyping = z.strictObject({
  ...frame,
  /** In a year of the provider's country. */
  workingDays: z.int().min(1).max(366),
  inputs: each(doubleTypingInputs, labelled),
  agreed: text,
  results: each(['hours', 'cost', 'payback', 'net'], labelled),
  neverPaysBack: text,
  undecided: text,
  connect: text,
  leave: text,
  reasons: each(['replaced', 'few', 'disagree', 'noReturn'], text),
  example: z.strictObject({
    about: text,
    answers: each(doubleTypingInputs, figure).extend({ agreed: yesNo }),
  }),
});

const ways = z.enum(['leave', 'wrap', 'rewrite', 'strangle']);
const functionQuestions = z.enum(['needed', 'sound', 'separable', 'known', 'mayStop']);

/** A row applies if all of its conditions are met. */
const row = z.strictObject({
  when: z.strictObject({
    needed: yesNo.optional(),
    changesAtMost: z.number().nonnegative().optional(),
    sound: yesNo.optional(),
    separable: yesNo.optional(),
    known: yesNo.optional(),
    mayStop: yesNo.optional(),
  }),
  way: ways,
  reason: text,
});

const legacyChoice = z.strictObject({
  ...frame,
  functionName: text,
  functionHeading: template('number'),
  changes: labelled,
  questions: z.record(functionQuestions, text),
  add: text,
  remove: template('number'),
  full: template('count'),
  undecided: text,
  failsWhen: text,
  ways: z.record(ways, z.strictObject({ name: text, failsWhen: text })),
  /** Tried from the top: the first row that applies decides. */
  table: z
    .array(row)
    .min(2)
    .refine(
      (rows) => Object.keys(rows.at(-1)?.when ?? { missing: true }).length === 0,
      'must end with a row without a condition, so that every function gets an answer',
    ),
  example: z.strictObject({
    about: text,
    functions: z
      .array(
        z.strictObject({
          name: text,
          needed: yesNo,
          changes: figure,
          sound: yesNo,
          separable: yesNo,
          known: yesNo,
          mayStop: yesNo,
        }),
      )
      .min(1),
  }),
});

const runwayInputs = ['cash', 'burn', 'quote', 'weeks'] as const;
const leaveOut = z.enum([
  ...['secondUser', 'roles', 'settings', 'signIn', 'dashboards', 'nativeApps', 'scaling', 'adminArea'],
] as const);

const runway = z.strictObject({
  ...frame,
  inputs: each(runwayInputs, labelled),
  results: each(['left', 'months', 'share'], labelled),
  noEnd: text,
  verdicts: z.strictObject({ fine: text, share: text, short: template('weeks') }),
  leaveOutHeading: text,
  leaveOut: z.record(leaveOut, z.strictObject({ what: text, why: text, until: text })),
  /** The one page that can be printed. */
  scope: z.strictObject({
    heading: text,
    left: text,
    open: text,
    none: text,
    always: text,
    alwaysItems: z.array(text).min(1),
    print: text,
  }),
  example: z.strictObject({
    about: text,
    answers: each(runwayInputs, figure),
    leaveOut: z.array(leaveOut).min(1),
  }),
});

const assets = z.enum([
  ...['repository', 'domain', 'hosting', 'stores', 'dataExport', 'restoredBackup', 'cleanBuild'],
  ...['licences', 'deploy', 'contract'],
] as const);

const rescueCheck = z
  .strictObject({
    ...frame,
    assets: z.record(
      assets,
      z.strictObject({
        question: text,
        /** Which of the page's days deals with it. */
        day: z.int().min(1).max(10),
        gap: text,
        ask: text,
      }),
    ),
    gapDay: template('day', 'title'),
    days: z.record(z.string().regex(/^\d+$/, 'is not a day: write its number'), text),
    verdicts: z.strictObject({ none: text, open: template('count'), gaps: template('count'), held: text }),
    letter: z.strictObject({
      heading: text,
      empty: text,
      opening: z.array(text).min(1),
      closing: z.array(text).min(1),
    }),
    example: z.strictObject({ about: text, answers: z.record(assets, yesNo) }),
  })
  .superRefine((copy, { addIssue }) => {
    for (const [name, { day }] of Object.entries(copy.assets)) {
      const message = `has no title: add "${day}" to days, or write another day`;
      if (copy.days[day] === undefined) addIssue({ code: 'custom', path: ['assets', name, 'day'], message });
    }
  });

const ledgerQuestions = z.enum(['several', 'distrust', 'middleman', 'order', 'forEver']);

const ledgerTest = z.strictObject({
  ...frame,
  questions: z.record(ledgerQuestions, z.strictObject({ question: text, yes: text, no: text })),
  verdicts: z.strictObject({ none: text, open: template('count'), goOn: text, simpler: text }),
  example: z.strictObject({ about: text, answers: z.record(ledgerQuestions, yesNo) }),
});

export const calculatorSchemas = (names: ContentNames) => ({
  'ai-cost': aiCost,
  'double-typing': doubleTyping,
  'legacy-choice': legacyChoice,
  runway,
  'rescue-check': rescueCheck,
  'ledger-test': ledgerTest,
  planner: plannerSchema(names),
});

type CalculatorSchemas = ReturnType<typeof calculatorSchemas>;
export type CalculatorName = keyof CalculatorSchemas;
export type CalculatorCommon = z.infer<typeof calculatorCommonSchema>;
export type CalculatorCopy = { [Name in CalculatorName]: z.infer<CalculatorSchemas[Name]> };

/** The planner has a page of its own; an offer names any other in its field `calculator`. */
export const offerCalculators = z.enum([
  ...['ai-cost', 'double-typing', 'legacy-choice', 'runway', 'rescue-check', 'ledger-test'],
] as const satisfies readonly CalculatorName[]);
export type OfferCalculatorName = z.infer<typeof offerCalculators>;
