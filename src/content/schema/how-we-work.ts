/** How a project goes, in four stages: `content/pages/how-we-work.md`. */
import { z } from 'zod';
import { closing, fields, headline, questions, section, text, writtenPage } from './shapes.ts';
import { findDuration } from './stages.ts';

const stage = fields({
  title: 'the stage’s name',
  duration: text
    .refine(
      (copy) => findDuration(copy) !== null,
      'states no duration that the planner can add up: write it as “2 to 4 weeks” or “four weeks”',
    )
    .describe('how long it takes, such as 2 to 4 weeks'),
  happens: 'what happens in it',
  takesPart: 'who takes part',
  deliverable: 'what you get',
  stop: 'what you have if you stop here',
});

const paper = fields({
  kind: 'what it is, such as Friday page',
  title: 'the page’s own title',
  rows: z
    .array(fields({ label: 'the row’s label', text: 'what the row says' }))
    .min(3)
    .max(7)
    .describe('three to seven rows'),
});

export const howWeWorkSchema = fields({
  ...writtenPage,
  stages: {
    heading: headline,
    facts: {
      takesPart: 'what the people of a stage are called',
      deliverable: 'what its result is called',
      stop: 'the words before what you have if you stop',
    },
    items: z.array(stage).length(4).describe('the four stages'),
  },
  samples: fields({
    ...section,
    mark: 'the words on each page that say it’s made up',
    papers: z.array(paper).length(3).describe('three pages'),
  })
    .optional()
    .describe('samples of what we write'),
  questions,
  next: closing,
});
