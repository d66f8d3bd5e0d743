/** The copy of `content/calculators/rescue-check.yaml`: what the client of a stalled project controls already. */
import { z } from 'zod';
import { example, frame, yesNo } from '../calculator-parts.ts';
import { text } from '../text.ts';
import { each, list, wordsSchema } from '../words-schema.ts';

const assets = [
  ...['repository', 'domain', 'hosting', 'stores', 'dataExport', 'restoredBackup', 'cleanBuild'],
  ...['licences', 'deploy', 'contract'],
] as const;

export const rescueCheckSchema = wordsSchema({
  ...frame,
  assets: each(assets, {
    question: 'the question',
    day: z.int().min(1).max(10).describe('which of the page’s days deals with it, as a number'),
    gap: 'what it means when it’s missing',
    ask: 'what to ask the supplier for',
  }),
  gapDay: 'the heading of a gap, with {day} and {title}',
  days: z
    .record(z.string().regex(/^\d+$/, 'is not a day: write its number'), text)
    .describe('the days by number, with their titles'),
  verdicts: {
    none: 'what it says before the first answer',
    open: 'how many questions are left, as {count}',
    gaps: 'how many gaps there are, as {count}',
    held: 'what it says when everything is held',
  },
  letter: {
    heading: 'the heading above the letter to the supplier',
    empty: 'what it says when nothing is missing',
    opening: list('the first paragraphs'),
    closing: list('the last paragraphs'),
  },
  example: example(assets, yesNo),
}).superRefine(({ assets, days }, { addIssue }) => {
  for (const [name, { day }] of Object.entries(assets)) {
    const message = `has no title: add "${day}" to days, or write another day`;
    if (days[day] === undefined) addIssue({ code: 'custom', path: ['assets', name, 'day'], message });
  }
});
