/** `content/calculators/double-typing.yaml` */
import { z } from 'zod';
import { text } from '../text.ts';
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
  agreed: text,
  results: z.strictObject({ hours: labelled, cost: labelled, payback: labelled, net: labelled }),
  neverPaysBack: text,
  undecided: text,
  connect: text,
  leave: text,
  /** When to leave the systems unconnected. */
  reasons: z.strictObject({ replaced: text, few: text, disagree: text, noReturn: text }),
  example: z.strictObject({
    about: text,
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
