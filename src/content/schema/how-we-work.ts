/** How a project goes, in four stages: `content/pages/how-we-work.md`. */
import { z } from 'zod';
import { findDuration } from '../durations.ts';
import { closing, headline, question, text, writtenPage } from './text.ts';

const stage = z.strictObject({
  title: text.describe('the stage’s name'),
  duration: text
    .refine(
      (copy) => findDuration(copy) !== null,
      'states no duration that the planner can add up: write it as “2 to 4 weeks” or “four weeks”',
    )
    .describe('how long it takes, such as 2 to 4 weeks'),
  happens: text.describe('what happens in it'),
  takesPart: text.describe('who takes part'),
  deliverable: text.describe('what you get'),
  stop: text.describe('what you have if you stop here'),
  /** An example of what the stage produces, for a made-up project. */
  example: z
    .strictObject({
      title: text.describe('the example’s title'),
      rows: z
        .array(
          z.strictObject({
            label: text.describe('the row’s label'),
            text: text.describe('what the row says'),
          }),
        )
        .min(2)
        .max(6)
        .describe('two to six rows'),
    })
    .optional()
    .describe('an example of what the stage makes'),
});

export const howWeWorkSchema = z.strictObject({
  ...writtenPage.shape,
  stages: z
    .strictObject({
      heading: headline,
      example: z
        .strictObject({
          open: text.describe('the words of the button that shows an example'),
          mark: text.describe('the word on the example'),
        })
        .describe('the words around the examples'),
      facts: z
        .strictObject({
          takesPart: text.describe('what the people of a stage are called'),
          deliverable: text.describe('what its result is called'),
          stop: text.describe('the words before what you have if you stop'),
        })
        .describe('what the facts of a stage are called'),
      items: z.array(stage).length(4).describe('the four stages'),
    })
    .describe('the four stages'),
  questions: z.array(question).min(2).max(6).describe('two to six questions with their answers'),
  next: closing.describe('the page’s last section'),
});
