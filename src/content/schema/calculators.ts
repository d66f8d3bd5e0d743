/** The calculators on offers' pages, each by the name of its file in `content/calculators`, and the planner. */
import { z } from 'zod';
import { fill } from '../../../contract/fill.ts';
import { inWords } from '../in-words.ts';
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
  inputs: z.record(aiCostInputs, labelled).describe('the fields that a visitor fills in'),
  results: z
    .record(z.enum(['model', 'review', 'saving', 'netMonth', 'breakEven']), labelled)
    .describe('the results, each with its label'),
  /** If an hour costs nothing, no time saved can pay for the work. */
  neverBreaksEven: text.describe('what it says when it never pays'),
  example: z
    .strictObject({
      about: text.describe('what the example is about'),
      answers: z.record(aiCostInputs, figure).describe('an answer for each field'),
    })
    .describe('the answers that are filled in first'),
});

const doubleTypingInputs = [
  ...['records', 'minutesEach', 'errors', 'mendMinutes', 'hourlyCost', 'years', 'price', 'upkeep'],
] as const;

const weekdaysInYear = 52 * 5;

const doubleTypingCopy = z.strictObject({
  ...frame,
  /** In a year of the provider's country. Formulas and rules have it as {days}, and what it leaves as {holidays}. */
  workingDays: z.int().min(1).max(366).describe('working days in a year, as a number'),
  inputs: each(doubleTypingInputs, labelled).describe('the fields that a visitor fills in'),
  agreed: text.describe('the question whether they agree'),
  results: each(['hours', 'cost', 'payback', 'net'], labelled).describe('the results, each with its label'),
  neverPaysBack: text.describe('what it says when it never pays back'),
  undecided: text.describe('what it says until there is an answer'),
  connect: text.describe('the advice to connect'),
  leave: text.describe('the advice to leave it'),
  reasons: each(
    ['replaced', 'few', 'disagree', 'noReturn'],
    text.describe('the reason, in a sentence'),
  ).describe('reasons for the advice'),
  example: z
    .strictObject({
      about: text.describe('what the example is about'),
      answers: each(doubleTypingInputs, figure)
        .extend({ agreed: yesNo })
        .describe('an answer for each field'),
    })
    .describe('the answers that are filled in first'),
});

const doubleTyping = doubleTypingCopy.transform((copy, { addIssue }) => {
  const { workingDays } = copy;
  const values = { days: workingDays, holidays: inWords(Math.max(0, weekdaysInYear - workingDays)) };
  const filled = (words: string, path: (string | number)[]) => {
    const [, typed] = /\b(\d+) working days\b/.exec(words) ?? [];
    const message = `has ${typed} of its own: write {days} in its place, so that it follows workingDays`;
    if (typed !== undefined) addIssue({ code: 'custom', path, message });
    const text = fill(words, values);
    const [unknown] = /\{\w+\}/.exec(text) ?? [];
    if (unknown !== undefined)
      addIssue({ code: 'custom', path, message: `names ${unknown}: write {days} or {holidays}` });
    return text;
  };
  return {
    ...copy,
    workings: copy.workings.map(({ what, formula }, index) => ({
      what,
      formula: filled(formula, ['workings', index, 'formula']),
    })),
    rules: copy.rules.map(({ rule, source }, index) => ({
      rule: filled(rule, ['rules', index, 'rule']),
      source,
    })),
  };
});

const ways = z.enum(['leave', 'wrap', 'rewrite', 'strangle']);
const functionQuestions = z.enum(['needed', 'sound', 'separable', 'known', 'mayStop']);

/** A row applies if all of its conditions are met. */
const row = z.strictObject({
  when: z
    .strictObject({
      needed: yesNo.optional(),
      changesAtMost: z.number().nonnegative().optional().describe('the most changes a year, as a number'),
      sound: yesNo.optional(),
      separable: yesNo.optional(),
      known: yesNo.optional(),
      mayStop: yesNo.optional(),
    })
    .describe('the conditions, or {} for every other case'),
  way: ways.describe('leave, wrap, rewrite or strangle'),
  reason: text.describe('why'),
});

/** `needed3` is the third function's answer, in the form and in the address. */
const numbered = (functions: readonly Readonly<Record<string, string>>[]): Record<string, string> =>
  Object.fromEntries(
    functions.flatMap((one, index) =>
      Object.entries(one).map(([name, answer]) => [`${name}${index + 1}`, answer]),
    ),
  );

const legacyChoice = z.strictObject({
  ...frame,
  functionName: text.describe('the label of a function’s name'),
  functionHeading: template('number'),
  changes: labelled.describe('the label of how often it changes'),
  questions: z.record(functionQuestions, text).describe('the questions'),
  undecided: text.describe('what it says until there is an answer'),
  failsWhen: text.describe('the words before what makes a way fail'),
  ways: z
    .record(
      ways,
      z.strictObject({
        name: text.describe('what the way is called'),
        failsWhen: text.describe('when this way fails'),
      }),
    )
    .describe('the four ways'),
  /** Tried from the top: the first row that applies decides. */
  table: z
    .array(row)
    .min(2)
    .refine(
      (rows) => Object.keys(rows.at(-1)?.when ?? { missing: true }).length === 0,
      'must end with a row without a condition, so that every function gets an answer',
    )
    .describe('rows, tried from the top'),
  example: z
    .strictObject({
      about: text.describe('what the example is about'),
      functions: z
        .array(
          z.strictObject({
            name: text.describe('the function’s name'),
            needed: yesNo,
            changes: figure.describe('changes a year, as a number'),
            sound: yesNo,
            separable: yesNo,
            known: yesNo,
            mayStop: yesNo,
          }),
        )
        .min(1)
        .max(6, 'has more than the six functions that a visitor can enter')
        .describe('functions of a made-up system'),
    })
    .transform(({ about, functions }) => ({ about, answers: numbered(functions) }))
    .describe('the answers that are filled in first'),
});

const runwayInputs = ['cash', 'burn', 'quote', 'weeks'] as const;
const leaveOut = z.enum([
  ...['secondUser', 'roles', 'settings', 'signIn', 'dashboards', 'nativeApps', 'scaling', 'adminArea'],
] as const);

const runway = z.strictObject({
  ...frame,
  inputs: each(runwayInputs, labelled).describe('the fields that a visitor fills in'),
  results: each(['left', 'months', 'share'], labelled).describe('the results, each with its label'),
  noEnd: text.describe('what it says when the money doesn’t run out'),
  verdicts: z
    .strictObject({
      fine: text.describe('what it says when the money lasts'),
      share: text.describe('what it says when the price is a large share'),
      short: template('weeks'),
      tooMuch: text.describe('what it says when the price is more than the cash'),
    })
    .describe('what the result says'),
  leaveOutHeading: text.describe('the heading above what to leave out'),
  leaveOut: z
    .record(
      leaveOut,
      z.strictObject({
        what: text.describe('what it is'),
        why: text.describe('why it can wait'),
        until: text.describe('until when it can wait'),
      }),
    )
    .describe('what to leave out of a first version'),
  scope: z
    .strictObject({
      heading: text.describe('the heading'),
      left: text.describe('the heading above what is left out'),
      open: text.describe('the heading above what is open'),
      none: text.describe('what it says when nothing is left out'),
      always: text.describe('the heading above what always belongs in'),
      alwaysItems: z.array(text).min(1).describe('what always belongs in'),
    })
    .describe('the text about the first version, to copy'),
  example: z
    .strictObject({
      about: text.describe('what the example is about'),
      answers: each(runwayInputs, figure).describe('an answer for each field'),
      leaveOut: z.array(leaveOut).min(1).describe('what is left out in the example'),
    })
    .transform(({ about, answers, leaveOut }) => ({
      about,
      answers: { ...answers, ...Object.fromEntries(leaveOut.map((name) => [name, 'yes'])) },
    }))
    .describe('the answers that are filled in first'),
});

const assets = z.enum([
  ...['repository', 'domain', 'hosting', 'stores', 'dataExport', 'restoredBackup', 'cleanBuild'],
  ...['licences', 'deploy', 'contract'],
] as const);

const rescueCheck = z
  .strictObject({
    ...frame,
    assets: z
      .record(
        assets,
        z.strictObject({
          question: text.describe('the question'),
          /** Which of the page's days deals with it. */
          day: z.int().min(1).max(10).describe('the day that deals with it, as a number'),
          gap: text.describe('what it means when it’s missing'),
          ask: text.describe('what to ask the supplier for'),
        }),
      )
      .describe('what a client should control'),
    gapDay: template('day', 'title'),
    days: z
      .record(z.string().regex(/^\d+$/, 'is not a day: write its number'), text)
      .describe('the days by number, with their titles'),
    verdicts: z
      .strictObject({
        none: text.describe('what it says when nothing is missing'),
        open: template('count'),
        gaps: template('count'),
        held: text.describe('what it says when everything is held'),
      })
      .describe('what the result says'),
    letter: z
      .strictObject({
        heading: text.describe('the heading'),
        empty: text.describe('what it says when nothing is missing'),
        opening: z.array(text).min(1).describe('the first paragraphs'),
        closing: z.array(text).min(1).describe('the last paragraphs'),
      })
      .describe('the letter to the supplier'),
    example: z
      .strictObject({
        about: text.describe('what the example is about'),
        answers: z.record(assets, yesNo).describe('an answer for each field'),
      })
      .describe('the answers that are filled in first'),
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
  questions: z
    .record(
      ledgerQuestions,
      z.strictObject({
        question: text.describe('the question'),
        yes: text.describe('what a yes means'),
        no: text.describe('what a no means'),
      }),
    )
    .describe('the questions'),
  verdicts: z
    .strictObject({
      none: text.describe('what it says when no answer is given'),
      open: template('count'),
      goOn: text.describe('what it says when it’s worth going on'),
      simpler: text.describe('what it says when something simpler will do'),
    })
    .describe('what the result says'),
  example: z
    .strictObject({
      about: text.describe('what the example is about'),
      answers: z.record(ledgerQuestions, yesNo).describe('an answer for each field'),
    })
    .describe('the answers that are filled in first'),
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
