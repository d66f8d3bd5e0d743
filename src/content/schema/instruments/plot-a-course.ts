/** `content/instruments/plot-a-course.yaml` */
import { z } from 'zod';
import { sitePath, text } from '../text.ts';
import { figure, frame, labelled, template, yesNo } from './shared.ts';

const question = <const Options extends readonly string[]>(...options: Options) =>
  z.strictObject({ question: text, answers: z.record(z.enum(options), text) });

const choices = {
  exists: question('idea', 'hand', 'running', 'trouble'),
  want: question('new', 'renew', 'connect', 'model', 'people'),
  users: question('market', 'phones', 'browser', 'staff'),
  decider: question('one', 'few', 'committee', 'nobody'),
  often: question('week', 'fortnight', 'month', 'rarely'),
  reach: question('yes', 'sometimes', 'no'),
  why: question('law', 'event', 'promise'),
  data: question('none', 'contacts', 'sensitive', 'unknown'),
  stop: question('nothing', 'nights', 'never'),
};

const ticks = z.enum(['bought', 'disputed', 'closing', 'byTwoHands', 'routine', 'evidence']);

/** What is known of a project: its answers, and what follows from two or more of them. */
const facts = z.enum([
  ...['exists', 'want', 'users', 'decider', 'often', 'reach', 'why', 'data', 'stop', 'counted'],
  ...['systems', 'hours', 'fixed'],
  ...ticks.options,
] as const);

/** A row applies where each fact that it names has one of the values. */
const when = z.partialRecord(facts, z.array(text).min(1));

const dated = z.strictObject({ label: text, hint: text });

/** A stage's duration is a fact's, or that of the offer's step with this title. */
const stage = z
  .strictObject({
    name: text,
    duration: text.optional(),
    step: text.optional(),
    holds: text,
    stop: text,
  })
  .refine(
    ({ duration, step }) => (duration === undefined) !== (step === undefined),
    'needs either a duration or a step of the offer',
  );

/** What one role gives in a stage: days in all, days a week, hours for each of the people, or words. */
const share = z.union([
  z.strictObject({ days: z.number().positive() }),
  z.strictObject({ daysPerWeek: z.number().positive() }),
  z.strictObject({ hoursEach: z.number().positive() }),
  z.strictObject({ words: text }),
  z.null(),
]);

export const plotACourseSchema = z.strictObject({
  ...frame,
  /** Numbered in the order in which they are asked. */
  questions: z.strictObject(choices),
  dates: z.strictObject({ start: dated, fixed: dated }),
  systems: labelled,
  people: labelled,
  hours: labelled,
  number: z.strictObject({ label: text, hint: text }),
  counted: text,
  ticks: z.strictObject({ heading: text, answers: z.record(ticks, text) }),
  /** How the facts that no question asks for read in a table. */
  derived: z.strictObject({
    systems: z.record(z.enum(['none', 'few', 'many']), text),
    hours: z.record(z.enum(['short', 'little', 'enough']), text),
    fixed: z.record(z.enum(['missed', 'tight', 'clear']), text),
  }),
  conditions: z.strictObject({ or: text, otherwise: text }),
  /** The course that differs from the one on how-we-work: of which offer, and its four stages. */
  courses: z.record(
    z.enum(['startup', 'rescue']),
    z.strictObject({ path: sitePath, source: text, stages: z.array(stage).length(4) }),
  ),
  /** Tried from the top. */
  offers: z
    .array(
      z.strictObject({
        when,
        path: sitePath,
        reason: text,
        course: z.enum(['startup', 'rescue']).optional(),
      }),
    )
    .min(2)
    .refine(
      (rows) => Object.keys(rows.at(-1)?.when ?? { missing: true }).length === 0,
      'must end with a row without a condition, so that every project gets an offer',
    ),
  /** When we are not the ones to call; the reason is the one on the offer's page that begins so. */
  refusals: z.array(z.strictObject({ when, path: sitePath, begins: text })).min(1),
  rocks: z
    .array(
      z.strictObject({
        name: text.max(20, 'is longer than 20 letters: the chart has no room for it'),
        when,
        /** Counted from 0. */
        stage: z.int().min(0).max(3),
        why: text,
        you: text,
        we: text,
        source: text,
      }),
    )
    .min(1),
  roles: z.array(z.strictObject({ role: text, stages: z.array(share).length(4), source: text })).min(1),
  texts: z.strictObject({
    chartEmpty: text,
    chartFailed: text,
    departure: z.record(z.enum(['idea', 'hand', 'running', 'trouble', 'unknown']), text),
    from: template('date'),
    oneSystem: text,
    manySystems: template('count'),
    verdictEmpty: text,
    verdictOpen: template('questions'),
    beginWith: text,
    notUs: text,
    notUsAfter: text,
    fromPage: template('page'),
    stagesHeading: text,
    holdsColumn: text,
    stopColumn: text,
    source: template('source'),
    noDates: text,
    fixedVerdict: z.record(z.enum(['missed', 'tight', 'clear']), template('date')),
    peopleHeading: text,
    roleColumn: text,
    total: text,
    noDays: text,
    /** Where roles are needed, but not for a number of days. */
    notInDays: text,
    hoursEach: template('hours'),
    oneDay: text,
    days: template('count'),
    dayRange: template('least', 'most'),
    hoursGiven: template('hours'),
    rocksHeading: text,
    rocksEmpty: text,
    rocksNone: text,
    rocksNumbered: text,
    rocksSome: template('count'),
    strikes: template('stage'),
    whyLabel: text,
    youLabel: text,
    weLabel: text,
    tables: text,
    ifColumn: text,
    rockColumn: text,
    thenColumn: text,
    refusalColumn: text,
    described: template('departure', 'waypoints', 'rocks', 'islands'),
    describedWaypoint: template('name', 'ends'),
    describedRocks: template('rocks'),
    describedRock: template('name', 'stage'),
    describedNoRocks: text,
    describedIslands: template('count'),
    describedNoIslands: text,
  }),
  takeAway: z.strictObject({
    heading: text,
    link: text,
    linkCopied: text,
    print: text,
    svg: text,
    png: text,
    calendar: text,
    calendarNeeds: text,
    failed: text,
    eventTitle: template('stage'),
    eventText: template('least', 'most', 'holds', 'stop'),
  }),
  /** Of the text that goes along with an enquiry. */
  plan: z.strictObject({ answers: text, stages: text, rocks: text, address: text }),
  example: z.strictObject({
    about: text,
    answers: z.strictObject({
      exists: text,
      want: text,
      users: text,
      decider: text,
      often: text,
      reach: text,
      start: text,
      fixed: text,
      why: text,
      systems: figure,
      data: text,
      stop: text,
      people: figure,
      hours: figure,
      number: text,
      counted: yesNo,
    }),
  }),
});
