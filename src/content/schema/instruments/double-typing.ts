/** `content/instruments/double-typing.yaml` */
import { z } from 'zod';
import { words } from '../words.ts';
import { figure, frame, labelled, yesNo } from './shared.ts';

const inputs = {
  records: labelled,
  minutesEach: labelled,
  errors: labelled,
  mendMinutes: labelled,
  hourlyCost: labelled,
  years: labelled,
  price: labelled,
  upkeep: labelled,
};

export const doubleTypingSchema = z.strictObject({
  ...frame,
  inputs: z.strictObject(inputs),
  agreed: words,
  results: z.strictObject({ hours: labelled, cost: labelled, payback: labelled, net: labelled }),
  neverPaysBack: words,
  undecided: words,
  connect: words,
  leave: words,
  /** When to leave the systems unconnected. */
  reasons: z.strictObject({ replaced: words, few: words, disagree: words, noReturn: words }),
  example: z.strictObject({
    about: words,
    answers: z.strictObject({
      records: figure,
      minutesEach: figure,
      errors: figure,
      mendMinutes: figure,
      hourlyCost: figure,
      years: figure,
      price: figure,
      upkeep: figure,
      agreed: yesNo,
    }),
  }),
});
