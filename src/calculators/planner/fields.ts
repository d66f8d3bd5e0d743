/** What the planner asks, twelve things in three steps, and what is known from the answers. */
import type { CalculatorCopy } from '../../content/page-data.ts';
import { type Answers, type Field, isAnswer, namesIn, numbersIn, tick } from '../engine/fields.ts';

type Copy = CalculatorCopy['planner'];

type Questions = Copy['questions'];
export type ChoiceName = keyof Questions;

const choice = <const Options extends readonly string[]>(...options: Options) =>
  ({ kind: 'choice', options }) as const;
const day = { kind: 'date', min: '2024-01-01', max: '2099-12-31' } as const;

export const plannerFields = {
  exists: choice('idea', 'hand', 'running', 'trouble'),
  want: choice('new', 'renew', 'connect', 'model', 'people'),
  users: choice('market', 'phones', 'browser', 'staff'),
  systems: { kind: 'number', min: 0, max: 50, isWhole: true },
  decider: choice('one', 'few', 'committee', 'nobody'),
  reach: choice('yes', 'sometimes', 'no'),
  hours: { kind: 'number', min: 0, max: 2000 },
  start: day,
  fixed: day,
  data: choice('none', 'contacts', 'sensitive', 'unknown'),
  stop: choice('nothing', 'nights', 'never'),
  bought: tick,
  disputed: tick,
  closing: tick,
  byTwoHands: tick,
  routine: tick,
  evidence: tick,
} as const satisfies Record<string, Field> &
  Record<keyof Copy['ticks']['answers'], Field> & {
    [Name in ChoiceName]: { options: readonly (keyof Questions[Name]['answers'])[] };
  };

export type When = Copy['risks'][number]['when'];
type FactName = keyof When;
/** What is known about a project, as facts with a few values each. */
export type Situation = Readonly<Partial<Record<FactName, string>>>;

/** From here on, systems to connect count as many. */
const manySystems = 3;
const hoursInDay = 8;

/** Everything but whether a fixed date is safe, which the plan decides. A tick that isn't set is a no. */
export function situationOf({ attention, questions, ticks }: Copy, answers: Answers): Situation {
  const given = (name: keyof typeof plannerFields) => {
    const text = answers[name] ?? '';
    return isAnswer(text, plannerFields[name]) ? text : undefined;
  };
  const { systems, hours } = numbersIn(plannerFields, answers);
  return {
    ...Object.fromEntries(namesIn(questions).flatMap((name) => (given(name) ? [[name, given(name)]] : []))),
    ...Object.fromEntries(namesIn(ticks.answers).map((name) => [name, given(name) ?? 'no'])),
    ...(systems !== null && { systems: systems === 0 ? 'none' : systems < manySystems ? 'few' : 'many' }),
    ...(hours !== null && {
      hours:
        hours < attention.build.days * hoursInDay
          ? 'short'
          : hours < attention.design.days * hoursInDay
            ? 'little'
            : 'enough',
    }),
  };
}

export function applies(when: When, situation: Situation): boolean | null {
  const met = Object.entries(when).map(([name, values]) => {
    // The keys are those of the type.
    const value = situation[name as FactName];
    return value === undefined ? null : (values?.some((wanted) => wanted === value) ?? false);
  });
  if (met.includes(false)) return false;
  return met.includes(null) ? null : true;
}
