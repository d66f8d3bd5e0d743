/** `content/instruments/rescue-check.yaml` */
import { z } from 'zod';
import { words } from '../words.ts';
import { frame, template, yesNo } from './shared.ts';

const holdings = z.enum([
  ...['repository', 'domain', 'hosting', 'stores', 'dataExport', 'restoredBackup', 'cleanBuild'],
  ...['licences', 'deploy', 'contract'],
] as const);

export const rescueCheckSchema = z.strictObject({
  ...frame,
  holdings: z.record(
    holdings,
    z.strictObject({
      question: words,
      /** Which of the page's days deals with it. */
      day: z.int().min(1).max(10),
      gap: words,
      /** The letter's line that asks for it. */
      ask: words,
    }),
  ),
  gapDay: template('day', 'title'),
  /** What the page calls the days that the holdings name. */
  days: z.record(z.string().regex(/^\d+$/, 'is not a day: write its number'), words),
  verdicts: z.strictObject({ none: words, open: template('count'), gaps: template('count'), held: words }),
  letter: z.strictObject({
    heading: words,
    empty: words,
    opening: z.array(words).min(1),
    closing: z.array(words).min(1),
  }),
  example: z.strictObject({ about: words, answers: z.record(holdings, yesNo) }),
});
