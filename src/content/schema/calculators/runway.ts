/** `content/calculators/runway.yaml` */
import { z } from 'zod';
import { text } from '../text.ts';
import { figure, frame, labelled, template } from './shared.ts';

const leaveOut = z.enum([
  ...['secondUser', 'roles', 'settings', 'signIn', 'dashboards', 'nativeApps', 'scaling', 'adminArea'],
] as const);

export const runwaySchema = z.strictObject({
  ...frame,
  inputs: z.strictObject({ cash: labelled, burn: labelled, quote: labelled, weeks: labelled }),
  results: z.strictObject({ left: labelled, months: labelled, share: labelled }),
  /** Where nothing is spent in a month. */
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
    answers: z.strictObject({ cash: figure, burn: figure, quote: figure, weeks: figure }),
    leaveOut: z.array(leaveOut).min(1),
  }),
});
