/** What the planner asks, twelve things in three steps, and what is known from the answers. */
import type { CalculatorCopy } from '../../site/page-data.ts';
import {
  type Group,
  numberQuestions,
  numbersIn,
  type Question,
  type Questions,
  questionsIn,
} from '../engine/calculator.ts';
import { type Answers, isAnswer, namesIn } from '../engine/fields.ts';

type Copy = CalculatorCopy['planner'];

export const plannerDay = { kind: 'date', min: '2024-01-01', max: '2099-12-31' } as const;

export function plannerGroups({ steps, questions, dates, ticks, ...copy }: Copy): readonly Group[] {
  const choices = (...names: readonly (keyof Copy['questions'])[]): Questions =>
    Object.fromEntries(
      names.map((name): [string, Question] => {
        const { question: label, answers: options } = questions[name];
        return [name, { kind: 'choice', label, options }];
      }),
    );
  const { systems, hours } = numberQuestions(copy.inputs, null);
  const ticked = Object.entries(ticks.answers).map(([name, label]): [string, Question] => [
    name,
    { kind: 'tick', heading: ticks.heading, label },
  ]);
  return [
    {
      title: steps[0],
      questions: { ...choices('exists', 'want', 'users'), systems },
    },
    {
      title: steps[1],
      questions: { ...choices('decider', 'reach'), hours },
    },
    {
      title: steps[2],
      questions: {
        start: { ...plannerDay, ...dates.start },
        fixed: { ...plannerDay, ...dates.fixed },
        ...choices('data', 'stop'),
        ...Object.fromEntries(ticked),
      },
    },
  ];
}

export type When = Copy['risks'][number]['when'];
type FactName = keyof When;
/** What is known about a project, as facts with a few values each. */
export type Situation = Readonly<Partial<Record<FactName, string>>>;

/** From here on, systems to connect count as many. */
const manySystems = 3;
const hoursInDay = 8;

/** Everything but whether a fixed date is safe, which the plan decides. A tick that isn't set is a no. */
export function situationOf(copy: Copy, answers: Answers): Situation {
  const { attention, questions, ticks } = copy;
  const asked = questionsIn(plannerGroups(copy));
  const given = (name: string) => {
    const [text, question] = [answers[name] ?? '', asked[name]];
    return question && isAnswer(text, question) ? text : undefined;
  };
  const { systems, hours } = numbersIn(copy.inputs, answers, null);
  return {
    ...Object.fromEntries(namesIn(questions).flatMap((name) => (given(name) ? [[name, given(name)]] : []))),
    ...Object.fromEntries(namesIn(ticks.answers).map((name) => [name, given(name) ?? 'no'])),
    ...(!Number.isNaN(systems) && {
      systems: systems === 0 ? 'none' : systems < manySystems ? 'few' : 'many',
    }),
    ...(!Number.isNaN(hours) && {
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
