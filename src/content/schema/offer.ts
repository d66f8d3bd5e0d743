/** An offer is what a client can buy: the pages below services, enterprises and startups. */
import { z } from 'zod';
import type { OfferSection } from '../content-files.ts';
import { offerCalculators } from './calculators.ts';
import { type ContentNames, caseStudyName, offerPath } from './names.ts';
import { closing, fields, filedPage, headline, opening, questions, section, text } from './shapes.ts';
import { findDuration, findEffort, stageNames } from './stages.ts';

const step = fields({
  title: 'the step in a few words',
  duration: text
    .refine(
      (copy) =>
        findDuration(copy) !== null ||
        findEffort(copy) !== null ||
        /^(?:from|every|until|as long as|ongoing)\b/i.test(copy),
      'states no duration in days, weeks or months: write it as “2 to 4 weeks”, or begin with “From”, “Every”, “Until” or “As long as” if the step has no end of its own',
    )
    .describe('how long it takes, such as 2 to 4 weeks'),
  description: 'what happens in it',
  stage: z
    .enum(stageNames)
    .optional()
    .describe(
      'the stage that the planner shows this step in; leave it out where the work has no such stages',
    ),
});

const steps = z
  .array(step)
  .min(3)
  .max(6)
  .refine((items) => {
    const order = items.map(({ stage }) => (stage ? stageNames.indexOf(stage) : -1));
    return order.every(
      (place, index) => (place === -1) === (order[0] === -1) && place >= (order[index - 1] ?? -1),
    );
  }, 'name a stage for every step or for none, in the order discover, design, build, run');

const checklist = fields({
  ...section,
  questions: z
    .array(
      fields({
        question: 'a question whose good answer is yes',
        ifNot: 'what to do if the answer is no',
      }),
    )
    .min(3)
    .max(10)
    .describe('three to ten questions'),
});

export const offerSchema = (names: ContentNames) =>
  fields({
    ...filedPage,
    ...opening,
    name: 'the short name for cards',
    summary: 'one sentence for cards',
    order: z.int().min(1).describe('its place among the offers of its section, as a number'),
    situation: text.max(60).describe('what people say who need it, for the table on the services page'),
    audience: text
      .max(90, 'is longer than 90 characters: the first screen has two lines for it')
      .describe('who it is for'),
    firstResult: text.max(60).describe('what the client gets first, and when'),
    typicalTime: text.max(60).describe('how long the whole work takes'),
    outcomes: z.array(text).min(3).max(5).describe('what the client gets'),
    steps: {
      heading: headline,
      note: text.optional().describe('why the stages take longer or shorter here than on how-we-work'),
      items: steps.describe('three to six steps'),
    },
    cost: { factors: z.array(text).min(2).max(4).describe('what makes it cost more or less') },
    technology: z
      .array(
        fields({
          group: 'what the group is for',
          names: z.array(text).min(1).describe('the technologies by name'),
        }),
      )
      .min(2)
      .describe('groups of technologies'),
    notFor: { heading: headline, reasons: z.array(text).min(2).describe('two reasons or more') },
    calculator: offerCalculators
      .refine(
        (name) => names.calculators.includes(name),
        'has no file in content/calculators: remove this line, or put the file back',
      )
      .optional()
      .describe('the name of a file in content/calculators, without its ending'),
    checklist: checklist.optional().describe('questions with what to do on a no'),
    caseStudy: caseStudyName(names).optional().describe('the name of a case study that shows this work'),
    related: z.array(offerPath(names)).max(3).describe('up to three paths of other services, or []'),
    questions,
    next: closing,
  });

export function toneOf(section: OfferSection): 'light' | 'dark' {
  return section === 'startups' ? 'light' : 'dark';
}
