/** What the planner asks, and what's known from the answers. */
import type { CalculatorCommon, PlannerCalculatorData, PlannerCopy } from '../../site/page-data.ts';
import { readDay } from '../engine/days.ts';
import {
  type Answers,
  isAnswer,
  namesIn,
  numberQuestions,
  numbersIn,
  type Question,
  type Questions,
} from '../engine/questions.ts';

/** A step of the form. Its questions are in one group, or in several that are shown apart. */
export type Step = { title: string; groups: readonly Questions[] };

const planned = { kind: 'date', min: '2024-01-01', max: '2099-12-31' } as const;

export function plannerSteps(copy: PlannerCopy, common: CalculatorCommon): readonly Step[] {
  const { steps, dates, ticks } = copy;
  const choices = (...names: readonly (keyof PlannerCopy['questions'])[]): Questions =>
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
  const days = { start: { ...planned, ...dates.start }, fixed: { ...planned, ...dates.fixed } };
  return [
    { title: steps[0], groups: [{ ...choices('exists', 'want', 'users'), systems }] },
    { title: steps[1], groups: [{ ...choices('decider', 'reach'), hours }] },
    { title: steps[2], groups: [days, choices('data', 'stop'), Object.fromEntries(ticked)] },
  ];
}

export const plannerQuestions = (copy: PlannerCopy, common: CalculatorCommon): Questions =>
  Object.assign({}, ...plannerSteps(copy, common).flatMap(({ groups }) => groups));

export type When = PlannerCopy['risks'][number]['when'];
/** What's known, by the names that the rows of the copy have. */
export type Situation = { readonly [Fact in keyof When]: string | undefined };

const manySystems = 3;
const hoursInDay = 8;

export type Source = Pick<PlannerCalculatorData, 'copy' | 'tables' | 'common'>;

/** A tick that isn't set is a no. Whether a fixed date is safe is decided by the plan. */
export function factsIn({ copy, common }: Source, answers: Answers) {
  const { attention, questions, ticks } = copy;
  const asked = plannerQuestions(copy, common);
  const given = (name: string) => {
    const [text, question] = [answers[name] ?? '', asked[name]];
    return question && isAnswer(text, question) ? text : undefined;
  };
  const entered = numbersIn(numberQuestions(copy.inputs, common), answers);
  const [systems = null, hours = null] = [entered.systems, entered.hours].map((value) =>
    Number.isNaN(value) ? null : value,
  );
  const situation: Situation = {
    ...Object.fromEntries(namesIn(questions).map((name) => [name, given(name)])),
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
  const [start = null, fixed = null] = [given('start'), given('fixed')].map((text = '') => readDay(text));
  return { situation, systems, hours, start, fixed };
}

export function applies(when: When, situation: Situation): boolean | null {
  const met = Object.entries(when).map(([name, values]) => {
    const value = situation[name as keyof When];
    return value === undefined ? null : (values?.some((wanted) => wanted === value) ?? false);
  });
  if (met.includes(false)) return false;
  return met.includes(null) ? null : true;
}
