/** `content/calculators/planner.yaml` */
import { z } from 'zod';
import { figure, frame, labelled, template, yesNo } from './calculator-parts.ts';
import { type ContentNames, offerPath } from './names.ts';
import { effort, stageNames } from './stages.ts';
import { date, text } from './text.ts';

/** The options of each question that has some. */
const options = {
  exists: z.enum(['idea', 'hand', 'running', 'trouble']),
  want: z.enum(['new', 'renew', 'connect', 'model', 'people']),
  users: z.enum(['market', 'phones', 'browser', 'staff']),
  decider: z.enum(['one', 'few', 'committee', 'nobody']),
  reach: z.enum(['yes', 'sometimes', 'no']),
  data: z.enum(['none', 'contacts', 'sensitive', 'unknown']),
  stop: z.enum(['nothing', 'nights', 'never']),
};

const question = <Options extends z.ZodEnum>(answers: Options) =>
  z.strictObject({ question: text, answers: z.record(answers, text) });

const choices = {
  exists: question(options.exists),
  want: question(options.want),
  users: question(options.users),
  decider: question(options.decider),
  reach: question(options.reach),
  data: question(options.data),
  stop: question(options.stop),
};

const ticks = z.enum(['bought', 'disputed', 'closing', 'byTwoHands', 'routine', 'evidence']);

/** Whether a date that can't move is safe. */
const verdicts = z.enum(['missed', 'tight', 'clear', 'unknown']);

const someOf = <Values extends z.ZodEnum>(values: Values) => z.array(values).min(1).optional();

/** A row applies if each fact that it names, an answer or what follows from answers, has one of the values. */
const when = z.strictObject({
  exists: someOf(options.exists),
  want: someOf(options.want),
  users: someOf(options.users),
  decider: someOf(options.decider),
  reach: someOf(options.reach),
  data: someOf(options.data),
  stop: someOf(options.stop),
  systems: someOf(z.enum(['none', 'few', 'many'])),
  hours: someOf(z.enum(['short', 'little', 'enough'])),
  fixed: someOf(verdicts),
  bought: someOf(yesNo),
  disputed: someOf(yesNo),
  closing: someOf(yesNo),
  byTwoHands: someOf(yesNo),
  routine: someOf(yesNo),
  evidence: someOf(yesNo),
});

const dated = z.strictObject({ label: text, hint: text });

/** What one role gives in a stage, as how-we-work says it: in total, by the week, or each person. */
const share = z.union(
  [
    z.strictObject({ inAll: effort }),
    z.strictObject({ aWeek: effort }),
    z.strictObject({ each: effort }),
    z.strictObject({ words: text }),
    z.null(),
  ],
  'is none of these: write { inAll: two days }, { aWeek: half a day }, { each: two hours }, { words: … } or null',
);

export const plannerSchema = (names: ContentNames) =>
  z.strictObject({
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
          path: offerPath(names),
          reason: text,
        }),
      )
      .min(2)
      .refine(
        (rows) => Object.keys(rows.at(-1)?.when ?? { missing: true }).length === 0,
        'must end with a row without a condition, so that every project gets an offer',
      ),
    /** When we aren't the right people to call. The reason is the one on the offer's page that begins like this. */
    notFor: z.array(z.strictObject({ when, path: offerPath(names), begins: text })).min(1),
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
      fixedVerdict: z.record(verdicts, template('date')),
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
        ...options,
        start: date,
        fixed: date,
        systems: figure,
        hours: figure,
      }),
    }),
  });
