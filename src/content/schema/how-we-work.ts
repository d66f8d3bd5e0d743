/** How a project goes, in four stages: `content/pages/how-we-work.md`. */
import { z } from 'zod';
import { findDuration } from '../durations.ts';
import { closing, headline, question, text, writtenPage } from './words.ts';

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
});

const samples = z.strictObject({
  heading: headline,
  lead: text.describe('the sentences below the headline'),
  mark: text.describe('the words on each page that say it’s made up'),
  papers: z
    .array(
      z.strictObject({
        kind: text.describe('what it is, such as Friday page'),
        title: text.describe('the page’s own title'),
        rows: z
          .array(
            z.strictObject({
              label: text.describe('the row’s label'),
              text: text.describe('what the row says'),
            }),
          )
          .min(3)
          .max(7)
          .describe('three to seven rows'),
      }),
    )
    .length(3)
    .describe('three pages'),
});

export const howWeWorkSchema = z.strictObject({
  ...writtenPage.shape,
  stages: z
    .strictObject({
      heading: headline,
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
  samples: samples.optional().describe('samples of what we write'),
  questions: z.array(question).min(2).max(6).describe('two to six questions with their answers'),
  next: closing.describe('the page’s last section'),
});
