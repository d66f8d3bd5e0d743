/** `content/instruments/runway.yaml` */
import { z } from 'zod';
import { words } from '../words.ts';
import { figure, frame, labelled, template } from './shared.ts';

const leaveOut = z.enum([
  ...['secondUser', 'roles', 'settings', 'signIn', 'dashboards', 'nativeApps', 'scaling', 'adminArea'],
] as const);

export const runwaySchema = z.strictObject({
  ...frame,
  inputs: z.strictObject({ cash: labelled, burn: labelled, quote: labelled, weeks: labelled }),
  results: z.strictObject({ left: labelled, months: labelled, share: labelled }),
  /** Where nothing is spent in a month. */
  noEnd: words,
  verdicts: z.strictObject({ undecided: words, fine: words, share: words, short: template('weeks') }),
  leaveOutHeading: words,
  leaveOut: z.record(leaveOut, z.strictObject({ what: words, why: words, until: words })),
  /** The one page that can be printed. */
  scope: z.strictObject({
    heading: words,
    left: words,
    open: words,
    none: words,
    always: words,
    alwaysItems: z.array(words).min(1),
    print: words,
  }),
  example: z.strictObject({
    about: words,
    answers: z.strictObject({ cash: figure, burn: figure, quote: figure, weeks: figure }),
    leaveOut: z.array(leaveOut).min(1),
  }),
});
