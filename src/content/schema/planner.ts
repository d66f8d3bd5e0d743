/** `content/calculators/planner.yaml` */
import { z } from 'zod';
import { figure, frame, labelled, template } from './calculator-parts.ts';
import { effort, stageNames } from './stages.ts';
import { sitePath, text } from './text.ts';

const question = <const Options extends readonly string[]>(...options: Options) =>
  z.strictObject({ question: text, answers: z.record(z.enum(options), text) });

const choices = {
  exists: question('idea', 'hand', 'running', 'trouble'),
  want: question('new', 'renew', 'connect', 'model', 'people'),
  users: question('market', 'phones', 'browser', 'staff'),
  decider: question('one', 'few', 'committee', 'nobody'),
  reach: question('yes', 'sometimes', 'no'),
  data: question('none', 'contacts', 'sensitive', 'unknown'),
  stop: question('nothing', 'nights', 'never'),
};

const ticks = z.enum(['bought', 'disputed', 'closing', 'byTwoHands', 'routine', 'evidence']);

/** What is known about a project: its answers, and what follows from them. */
const facts = z.enum([
  ...['exists', 'want', 'users', 'decider', 'reach', 'data', 'stop'],
  ...['systems', 'hours', 'fixed'],
  ...ticks.options,
] as const);

/** A row applies if each fact that it names has one of the values. */
const when = z.partialRecord(facts, z.array(text).min(1));

const dated = z.strictObject({ label: text, hint: text });

/** What one role gives in a stage, as how-we-work says it: in total, by the week, or each person. */
const share = z.union([
  z.strictObject({ inAll: effort }),
  z.strictObject({ aWeek: effort }),
  z.strictObject({ each: effort }),
  z.strictObject({ words: text }),
  z.null(),
]);

export const plannerSchema = z.strictObject({
  ...frame,
  steps: z.tuple([text, text, text]),
  next: text,
  questions: z.strictObject(choices),
  dates: z.strictObject({ start: dated, fixed: dated }),
  systems: labelled,
  hours: labelled,
  ticks: z.strictObject({ heading: text, answers: z.record(ticks, text) }),
  /** What the person who decides gives a week. */
  attention: z.strictObject({ design: effort, build: effort }),
  offers: z
    .array(
      z.strictObject({
        when,
        path: sitePath,
        reason: text,
      }),
    )
    .min(2)
    .refine(
      (rows) => Object.keys(rows.at(-1)?.when ?? { missing: true }).length === 0,
      'must end with a row without a condition, so that every project gets an offer',
    ),
  /** When we aren't the right people to call. The reason is the one on the offer's page that begins like this. */
  notFor: z.array(z.strictObject({ when, path: sitePath, begins: text })).min(1),
  risks: z
    .array(
      z.strictObject({
        name: text.max(20, 'is longer than 20 letters: the chart has no room for it'),
        when,
        stage: z.enum(stageNames),
        why: text,
        you: text,
        we: text,
        source: text,
      }),
    )
    .min(1),
  roles: z.array(z.strictObject({ role: text, stages: z.array(share).length(4), source: text })).min(1),
  texts: z.strictObject({
    chartFailed: text,
    departure: z.record(z.enum(['idea', 'hand', 'running', 'trouble', 'unknown']), text),
    from: template('date'),
    oneSystem: text,
    manySystems: template('count'),
    verdictOpen: template('questions'),
    beginWith: text,
    notUs: text,
    notUsAfter: text,
    fromPage: template('page'),
    stagesHeading: text,
    youGet: text,
    /** For a step of work without our stages. */
    happens: text,
    stopHere: text,
    source: template('source'),
    afterLaunch: text,
    startsOn: template('date'),
    startsBetween: template('least', 'most'),
    endsOn: template('date'),
    endsBetween: template('least', 'most'),
    andThen: template('first', 'next'),
    noDates: text,
    fixedVerdict: z.record(z.enum(['missed', 'tight', 'clear', 'unknown']), template('date')),
    peopleHeading: text,
    roleColumn: text,
    total: text,
    noDays: text,
    /** If roles are needed, but not for a number of days. */
    notInDays: text,
    hoursEach: template('time'),
    oneDay: text,
    days: template('count'),
    dayRange: template('least', 'most'),
    hoursGiven: template('hours'),
    oneHourGiven: text,
    risksHeading: text,
    risksNone: text,
    /** For work that the client leads. */
    risksNotOurs: text,
    risksNumbered: text,
    risksSome: template('count'),
    inStage: template('stage'),
    whyLabel: text,
    youLabel: text,
    weLabel: text,
    described: template('departure', 'waypoints', 'risks', 'systems'),
    describedWaypoint: template('name', 'ends'),
    describedRisks: template('risks'),
    describedRisk: template('name', 'stage'),
    describedNoRisks: text,
    describedSystems: template('count'),
    describedNoSystems: text,
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
  }),
  /** For the plan on paper, and as text in an enquiry. */
  plan: z.strictObject({ answers: text, stages: text, risks: text, address: text, made: template('date') }),
  example: z.strictObject({
    about: text,
    answers: z.strictObject({
      exists: text,
      want: text,
      users: text,
      decider: text,
      reach: text,
      start: text,
      fixed: text,
      systems: figure,
      data: text,
      stop: text,
      hours: figure,
    }),
  }),
});
