/** What is known of a project, as facts with a few values each, and the rows of a table that apply to them. */
import type { InstrumentWords } from '../../content/page-data.ts';
import { type Answers, figuresOf, isAnswer } from '../common/fields.ts';
import { choices, courseFields, tickNames } from './fields.ts';

type Words = InstrumentWords['plot-a-course'];
export type When = Words['rocks'][number]['when'];
export type FactName = keyof When;
export type Situation = Readonly<Partial<Record<FactName, string>>>;

/** From here on there are many systems to connect: a rule of the planner. */
const manySystems = 3;
/** Hours a week, while we chart and while we build: how-we-work's day, and half a day, of eight hours. */
export const hoursToChart = 8;
const hoursToBuild = 4;

/** Everything but how a fixed date stands, which the course decides. A tick that is not set is a no. */
export function situationOf(answers: Answers): Situation {
  const given = (name: keyof typeof courseFields) => {
    const text = answers[name] ?? '';
    return isAnswer(text, courseFields[name]) ? text : undefined;
  };
  const { systems } = figuresOf({ systems: courseFields.systems }, answers);
  const hours = hoursAWeek(answers);
  const counted = given('counted');
  const asked = Object.keys(choices) as (keyof typeof choices)[];
  return {
    ...Object.fromEntries(asked.flatMap((name) => (given(name) ? [[name, given(name)]] : []))),
    ...Object.fromEntries(tickNames.map((name) => [name, given(name) ?? 'no'])),
    ...(counted !== undefined && { counted }),
    ...(systems !== null && { systems: systems === 0 ? 'none' : systems < manySystems ? 'few' : 'many' }),
    ...(hours !== null && {
      hours: hours < hoursToBuild ? 'short' : hours < hoursToChart ? 'little' : 'enough',
    }),
  };
}

/** What the visitor's people have in all; null while it is not known. */
export function hoursAWeek(answers: Answers): number | null {
  const { people, hours } = figuresOf({ people: courseFields.people, hours: courseFields.hours }, answers);
  return people === null || hours === null ? null : people * hours;
}

/** Whether a row applies; null while that depends on something not known. */
export function applies(when: When, situation: Situation): boolean | null {
  const met = Object.entries(when).map(([name, values]) => {
    // The keys are those of the type.
    const value = situation[name as FactName];
    return value === undefined ? null : values.includes(value);
  });
  if (met.includes(false)) return false;
  return met.includes(null) ? null : true;
}
