/** `content/calculators/planner.yaml` */
import { z } from 'zod';
import { figure, frame, labelled, template, yesNo } from './calculator-parts.ts';
import { type ContentNames, offerPath } from './names.ts';
import { effort, stageNames } from './stages.ts';
import { date, text } from './text.ts';

/** The options of each question that has some. */
const options = {
  exists: z.enum(['idea', 'hand', 'running', 'trouble']).describe('what there is today'),
  want: z.enum(['new', 'renew', 'connect', 'model', 'people']).describe('what the client wants'),
  users: z.enum(['market', 'phones', 'browser', 'staff']).describe('who uses it'),
  decider: z.enum(['one', 'few', 'committee', 'nobody']).describe('who decides'),
  reach: z.enum(['yes', 'sometimes', 'no']).describe('whether its users can be asked'),
  data: z.enum(['none', 'contacts', 'sensitive', 'unknown']).describe('what data it holds'),
  stop: z.enum(['nothing', 'nights', 'never']).describe('how long it may stop'),
};

const question = <Options extends z.ZodEnum>(answers: Options) =>
  z.strictObject({
    question: text.describe('the question'),
    answers: z.record(answers, text).describe('the words of each answer'),
  });

const choices = {
  exists: question(options.exists).describe('what there is today'),
  want: question(options.want).describe('what they want'),
  users: question(options.users).describe('who uses it'),
  decider: question(options.decider).describe('who decides'),
  reach: question(options.reach).describe('whether users can be reached'),
  data: question(options.data).describe('what data it holds'),
  stop: question(options.stop).describe('how long it may stop'),
};

const ticks = z.enum(['bought', 'disputed', 'closing', 'byTwoHands', 'routine', 'evidence']);

/** Whether a date that can't move is safe. */
const verdicts = z.enum(['before', 'missed', 'tight', 'clear', 'unknown']);

const someOf = <Values extends z.ZodEnum>(values: Values) =>
  z.array(values).min(1).optional().describe('the answers with which the row applies');

/** A row applies if each fact that it names, an answer or what follows from answers, has one of the values. */
const when = z
  .strictObject({
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
  })
  .describe('the answers with which the row applies, or {} for every other project');

const dated = z.strictObject({
  label: text.describe('the label'),
  hint: text.describe('the hint below the field'),
});

/** What one role gives in a stage, as how-we-work says it: in total, by the week, or each person. */
const share = z.union(
  [
    z.strictObject({ inAll: effort.describe('the time in all, such as two days') }),
    z.strictObject({ aWeek: effort.describe('the time a week, such as half a day') }),
    z.strictObject({ each: effort.describe('the time of each person, such as two hours') }),
    z.strictObject({ words: text.describe('what they give, in words') }),
    z.null(),
  ],
  'is none of these: write { inAll: two days }, { aWeek: half a day }, { each: two hours }, { words: … } or null',
);

export const plannerSchema = (names: ContentNames) =>
  z.strictObject({
    ...frame,
    steps: z.tuple([text, text, text]).describe('the three steps’ names'),
    next: text.describe('the word before the next step'),
    questions: z.strictObject(choices).describe('the questions with their answers'),
    dates: z
      .strictObject({
        start: dated.describe('the field for when the work can start'),
        fixed: dated.describe('the field for the date that can’t move'),
      })
      .describe('the two dates'),
    systems: labelled.describe('the field for how many systems it connects to'),
    hours: labelled.describe('the field for hours a week of your people'),
    ticks: z
      .strictObject({
        heading: text.describe('the heading'),
        answers: z.record(ticks, text).describe('the words of each tick box'),
      })
      .describe('the tick boxes'),
    /** What the person who decides gives a week. */
    attention: z
      .strictObject({
        design: effort.describe('the time in design, such as half a day a week'),
        build: effort.describe('the time in build, such as half a day a week'),
      })
      .describe('the time of the person who decides'),
    offers: z
      .array(
        z.strictObject({
          when,
          path: offerPath(names).describe('the path of a service'),
          reason: text.describe('why this service'),
        }),
      )
      .min(2)
      .refine(
        (rows) => Object.keys(rows.at(-1)?.when ?? { missing: true }).length === 0,
        'must end with a row without a condition, so that every project gets an offer',
      )
      .describe('rows, tried from the top'),
    /** When we aren't the right people to call. The reason is the one on the offer's page that begins like this. */
    notFor: z
      .array(
        z.strictObject({
          when,
          path: offerPath(names).describe('the path of a service'),
          begins: text.describe('how the reason on the service’s page begins'),
        }),
      )
      .min(1)
      .describe('the cases in which another service is better'),
    risks: z
      .array(
        z.strictObject({
          name: text
            .max(20, 'is longer than 20 letters: the chart has no room for it')
            .describe('the risk, in 20 letters'),
          when,
          stage: z.enum(stageNames).describe('discover, design, build or run'),
          why: text.describe('why it is a risk'),
          you: text.describe('what the client does about it'),
          we: text.describe('what we do about it'),
          source: text.describe('the page that says so'),
        }),
      )
      .min(1)
      .describe('what can go wrong'),
    roles: z
      .array(
        z.strictObject({
          role: text.describe('the role'),
          when: when.optional(),
          stages: z.array(share).length(4).describe('what the role gives in each of the four stages'),
          source: text.describe('the page that says so'),
        }),
      )
      .min(1)
      .describe('who takes part'),
    texts: z
      .strictObject({
        chart: text.describe('what the chart is, for screen readers'),
        islands: template('systems'),
        departure: z
          .record(z.enum(['idea', 'hand', 'running', 'trouble', 'unknown']), text)
          .describe('where the project begins, by the first answer'),
        from: template('date'),
        oneSystem: text.describe('the words for one system'),
        manySystems: template('count'),
        verdictOpen: template('questions'),
        beginWith: text.describe('the words before the service'),
        notUs: text.describe('what it says when another service is better'),
        notUsAfter: text.describe('the sentence after it'),
        fromPage: template('page'),
        stagesHeading: text.describe('the heading above the stages'),
        youGet: text.describe('the label of what they get'),
        /** For a step of work without our stages. */
        happens: text.describe('the label of what happens'),
        stopHere: text.describe('the label of what they have if they stop'),
        source: template('source'),
        afterLaunch: text.describe('the label of what comes after launch'),
        startsOn: template('date'),
        startsBetween: template('least', 'most'),
        endsOn: template('date'),
        endsBetween: template('least', 'most'),
        andThen: template('first', 'next'),
        noDates: text.describe('what it says when there are no dates'),
        fixedVerdict: z
          .record(verdicts, template('date'))
          .describe('whether the fixed date is safe, with {date} in each'),
        peopleHeading: text.describe('the heading above the people'),
        roleColumn: text.describe('the head of the column'),
        total: text.describe('the label of the sum'),
        noDays: text.describe('what it says when no days are needed'),
        /** If roles are needed, but not for a number of days. */
        notInDays: text.describe('what it says when roles are needed, but not for a number of days'),
        hoursEach: template('time'),
        oneDay: text.describe('the words for one day'),
        days: template('count'),
        dayRange: template('least', 'most'),
        hoursGiven: template('hours'),
        oneHourGiven: text.describe('the words for one hour'),
        risksHeading: text.describe('the heading above the risks'),
        risksNone: text.describe('what it says when there are no risks'),
        /** For work that the client leads. */
        risksNotOurs: text.describe('the words for work that the client leads'),
        risksSome: template('count'),
        inStage: template('stage'),
        whyLabel: text.describe('the label of why'),
        youLabel: text.describe('the label of what the client does'),
        weLabel: text.describe('the label of what we do'),
      })
      .describe('all other words'),
    takeAway: z
      .strictObject({
        heading: text.describe('the heading'),
        link: text.describe('the button that copies the link'),
        linkCopied: text.describe('what it says once the link is copied'),
        print: text.describe('the button that prints'),
      })
      .describe('the words of what can be taken away'),
    /** For the plan on paper, and as text in an enquiry. */
    plan: z
      .strictObject({
        answers: text.describe('the heading above the answers'),
        stages: text.describe('the heading above the stages'),
        risks: text.describe('the heading above the risks'),
        address: text.describe('the label of the address'),
        made: template('date'),
      })
      .describe('the words of the plan on paper'),
    example: z
      .strictObject({
        about: text.describe('what the example is about'),
        answers: z
          .strictObject({
            ...options,
            start: date.describe('the date as 2026-11-21'),
            fixed: date,
            systems: figure,
            hours: figure,
          })
          .describe('an answer to each question'),
      })
      .describe('the answers that are filled in first'),
  });
