/** `content/calculators/planner.yaml` */
import { z } from 'zod';
import { frame, numberAnswer, numbers, yesNo } from './calculators.ts';
import { type ContentNames, offerPath } from './names.ts';
import { date, each, fields, headline, text } from './shapes.ts';
import { findDuration, findEffort, stageNames } from './stages.ts';

const effort = text.transform((copy, { addIssue }) => {
  const days = findEffort(copy);
  if (days !== null) return { text: copy, days };
  addIssue('is not a time that the planner can add up: write it as “half a day a week” or “two hours”');
  return z.NEVER;
});

const duration = text.transform((copy, { addIssue }) => {
  const found = findDuration(copy);
  if (found) return { text: copy, ...found };
  addIssue('states no duration: write it as “2 to 4 weeks”');
  return z.NEVER;
});

const options = {
  exists: z.enum(['idea', 'hand', 'running', 'trouble']).describe('what there is today'),
  want: z.enum(['new', 'renew', 'connect', 'model', 'people']).describe('what the client wants'),
  users: z.enum(['market', 'phones', 'browser', 'staff']).describe('who uses it'),
  decider: z.enum(['one', 'few', 'committee', 'nobody']).describe('who decides'),
  reach: z.enum(['yes', 'sometimes', 'no']).describe('whether its users can be asked'),
  data: z.enum(['none', 'contacts', 'sensitive', 'unknown']).describe('what data it holds'),
  stop: z.enum(['nothing', 'nights', 'never']).describe('how long it may stop'),
};

const question = <Name extends string>({ options: answers }: { options: readonly Name[] }) =>
  fields({ question: 'the question', answers: each(answers, 'the words of the answer') });

const ticks = ['bought', 'disputed', 'closing', 'byTwoHands', 'routine', 'evidence'] as const;

const verdicts = ['before', 'missed', 'tight', 'clear', 'unknown'] as const;

const someOf = <Values extends z.ZodEnum>(values: Values) =>
  z.array(values).min(1).optional().describe('the answers with which the row applies');

/** A row applies if each fact that it names, an answer or what follows from answers, has one of the values. */
const when = fields({
  exists: someOf(options.exists),
  want: someOf(options.want),
  users: someOf(options.users),
  decider: someOf(options.decider),
  reach: someOf(options.reach),
  data: someOf(options.data),
  stop: someOf(options.stop),
  systems: someOf(z.enum(['none', 'few', 'many'])),
  hours: someOf(z.enum(['short', 'little', 'enough'])),
  fixed: someOf(z.enum(verdicts)),
  ...each(ticks, someOf(yesNo)).shape,
}).describe('the answers with which the row applies, or {} for every other project');

const dated = fields({ label: 'the label', hint: 'the hint below the field' });

const share = z.union(
  [
    fields({ inAll: effort.describe('the time in all, such as two days') }),
    fields({ aWeek: effort.describe('the time a week, such as half a day') }),
    fields({ words: 'what they give, in words' }),
    z.null(),
  ],
  'is none of these: write { inAll: two days }, { aWeek: half a day }, { words: … } or null',
);

const texts = fields({
  departure: each(
    ['idea', 'hand', 'running', 'trouble', 'unknown'],
    'where the project begins, by the first answer',
  ),
  verdictOpen: 'that the {questions} are needed to suggest a service',
  beginWith: 'the words before the service',
  notUs: 'what it says when another service is better',
  notUsAfter: 'the sentence after it',
  stagesHeading: headline,
  firstPrice: 'what the first stage costs in the service’s example, as {price}',
  afterLaunch: 'the label of what comes after launch',
  bars: 'what the two parts of a bar are',
  noDates: 'what it says when there are no dates',
  fixedVerdict: each(verdicts, 'whether the fixed {date} is safe'),
  priceHeading: headline,
  price: 'what everything costs, as a {range}',
  examplePrice: 'what the example costs, with {what} and {price}',
  priceOpen: 'what it says when there’s no total',
  priceNote: 'what the price is made of',
  peopleHeading: headline,
  risksHeading: headline,
  risksNone: 'what it says when there are no risks',
  risksNotOurs: 'the words for work that the client leads',
  risksSome: 'the {names} of the risks',
});

export const plannerSchema = (names: ContentNames) => {
  const path = offerPath(names).describe('the path of a service');
  const suggestion = fields({ when, path, reason: 'why this service' });
  return fields({
    ...frame(),
    steps: z.tuple([text, text, text]).describe('the three steps’ names'),
    questions: {
      exists: question(options.exists),
      want: question(options.want),
      users: question(options.users),
      decider: question(options.decider),
      reach: question(options.reach),
      data: question(options.data),
      stop: question(options.stop),
    },
    dates: { start: dated, fixed: dated },
    inputs: numbers('systems', 'hours'),
    ticks: { heading: 'the heading above the tick boxes', answers: each(ticks, 'the words of the tick box') },
    attention: {
      design: effort.describe('the time in design, such as half a day a week'),
      build: effort.describe('the time in build, such as half a day a week'),
    },
    offers: z
      .array(suggestion)
      .min(2)
      .refine(
        (rows) => Object.keys(rows.at(-1)?.when ?? { missing: true }).length === 0,
        'must end with a row without a condition, so that every project gets an offer',
      )
      .describe('rows, tried from the top'),
    /** What answers add to a stage. “Each” is each system beyond the second. */
    adds: z
      .array(
        fields({
          what: 'what is added, in a few words',
          when,
          stage: z.enum(stageNames).describe('discover, design, build or run'),
          takes: duration.describe('how long it takes, such as 2 to 4 weeks'),
          people: z.int().min(1).describe('how many people work on it, as a number'),
          why: 'what they do',
        }),
      )
      .describe('what answers add to the plan, or []'),
    notFor: z.array(suggestion).min(1).describe('the cases in which another service is better'),
    risks: z
      .array(
        fields({
          name: 'the risk, in two or three words',
          when,
          stage: z.enum(stageNames).describe('discover, design, build or run'),
          why: 'why it is a risk',
          you: 'what the client does about it',
          we: 'what we do about it',
        }),
      )
      .min(1)
      .describe('what can go wrong'),
    roles: z
      .array(
        fields({
          role: 'the role',
          when: when.optional(),
          stages: z.array(share).length(4).describe('what the role gives in each of the four stages'),
          source: 'the page that says so',
        }),
      )
      .min(1)
      .describe('who takes part'),
    texts,
    example: {
      about: 'what the example is about',
      answers: { ...options, start: date, fixed: date, systems: numberAnswer, hours: numberAnswer },
    },
  });
};
