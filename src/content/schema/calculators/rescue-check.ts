/** `content/calculators/rescue-check.yaml` */
import { z } from 'zod';
import { text } from '../text.ts';
import { frame, template, yesNo } from './shared.ts';

const assets = z.enum([
  ...['repository', 'domain', 'hosting', 'stores', 'dataExport', 'restoredBackup', 'cleanBuild'],
  ...['licences', 'deploy', 'contract'],
] as const);

export const rescueCheckSchema = z.strictObject({
  ...frame,
  assets: z.record(
    assets,
    z.strictObject({
      question: text,
      /** Which of the page's days deals with it. */
      day: z.int().min(1).max(10),
      gap: text,
      /** The letter's line that asks for it. */
      ask: text,
    }),
  ),
  gapDay: template('day', 'title'),
  /** The page's names for these days. */
  days: z.record(z.string().regex(/^\d+$/, 'is not a day: write its number'), text),
  verdicts: z.strictObject({ none: text, open: template('count'), gaps: template('count'), held: text }),
  letter: z.strictObject({
    heading: text,
    empty: text,
    opening: z.array(text).min(1),
    closing: z.array(text).min(1),
  }),
  example: z.strictObject({ about: text, answers: z.record(assets, yesNo) }),
});
