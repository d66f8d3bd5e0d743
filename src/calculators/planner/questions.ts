/** What the planner asks, and what's known from the answers. */
import type { CalculatorCommon, CalculatorCopy } from '../../site/page-data.ts';
import { numberQuestions, numbersIn, type Question, type Questions } from '../engine/calculator.ts';
import { type Answers, isAnswer, namesIn } from '../engine/fields.ts';

type Copy = CalculatorCopy['planner'];
type Currency = Pick<CalculatorCommon, 'currency'>;

export type Step = { title: string; questions: Questions };

export const plannerDay = { kind: 'date', min: '2024-01-01', max: '2099-12-31' } as const;

export function plannerSteps(copy: Copy, common: Currency): readonly [Step, Step, Step] {
  const { steps, dates, ticks } = copy;
  const choices = (...names: readonly (keyof Copy['questions'])[]): Questions =>
    Object.fromEntries(
      names.map((name): [string, Question] => {
        const { question: label, answers: options } = copy.questions[name];
        return [name, { kind: 'choice', label, options }];
      }),
    );
  const { systems, hours } = numberQuestions(copy.inputs, common);
  const ticked = Object.entries(ticks.answers).map(([name, label]): [string, Question] => [
    name,
    { kind: 'tick', heading: ticks.heading, label },
  ]);
  return [
    { title: steps[0], questions: { ...choices('exists', 'want', 'users'), ...(systems && { systems }) } },
    { title: steps[1], questions: { ...choices('decider', 'reach'), ...(hours && { hours }) } },
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

export const plannerQuestions = (copy: Copy, common: Currency): Questions =>
  Object.assign({}, ...plannerSteps(copy, common).map(({ questions }) => questions));

export type When = Copy['risks'][number]['when'];
type FactName = keyof When;
export type Situation = Readonly<Partial<Record<FactName, string>>>;

const manySystems = 3;
const hoursInDay = 8;

/** Everything but whether a fixed date is safe, which the plan decides. A tick that isn't set is a no. */
export function situationOf(copy: Copy, common: Currency, answers: Answers): Situation {
  const { attention, questions, ticks } = copy;
  const asked = plannerQuestions(copy, common);
  const given = (name: string) => {
    const [text, question] = [answers[name] ?? '', asked[name]];
    return question && isAnswer(text, question) ? text : undefined;
  };
  const { systems, hours } = numbersIn(copy.inputs, answers, common);
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
    const value = situation[name as FactName];
    return value === undefined ? null : (values?.some((wanted) => wanted === value) ?? false);
  });
  if (met.includes(false)) return false;
  return met.includes(null) ? null : true;
}
