/** What is known about a project, as facts with a few values each, and the rows of a table that apply to them. */
import type { CalculatorCopy } from '../../content/page-data.ts';
import { type Answers, isAnswer, numbersIn } from '../engine/fields.ts';
import { choices, plannerFields, tickNames } from './fields.ts';

type Copy = CalculatorCopy['planner'];
export type When = Copy['risks'][number]['when'];
export type FactName = keyof When;
export type Situation = Readonly<Partial<Record<FactName, string>>>;

/** From here on, systems to connect count as many. */
const manySystems = 3;
const hoursInDay = 8;

/** Everything but whether a fixed date is safe, which the plan decides. A tick that isn't set is a no. */
export function situationOf({ attention }: Copy, answers: Answers): Situation {
  const given = (name: keyof typeof plannerFields) => {
    const text = answers[name] ?? '';
    return isAnswer(text, plannerFields[name]) ? text : undefined;
  };
  const { systems, hours } = numbersIn(plannerFields, answers);
  const asked = Object.keys(choices) as (keyof typeof choices)[];
  return {
    ...Object.fromEntries(asked.flatMap((name) => (given(name) ? [[name, given(name)]] : []))),
    ...Object.fromEntries(tickNames.map((name) => [name, given(name) ?? 'no'])),
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

/** Whether a row applies; null while that depends on something unknown. */
export function applies(when: When, situation: Situation): boolean | null {
  const met = Object.entries(when).map(([name, values]) => {
    // The keys are those of the type.
    const value = situation[name as FactName];
    return value === undefined ? null : values.includes(value);
  });
  if (met.includes(false)) return false;
  return met.includes(null) ? null : true;
}
