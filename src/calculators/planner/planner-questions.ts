/** What the planner asks, and what's known from the answers. */
import type { PlannerCalculatorData, PlannerCopy } from '../../site/page-data.ts';
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

export function plannerSteps(copy: PlannerCopy): readonly Step[] {
  const { steps, dates, ticks } = copy;
  const choices = (...names: readonly (keyof PlannerCopy['questions'])[]): Questions =>
    Object.fromEntries(
      names.map((name): [string, Question] => {
        const { question: label, answers: options } = copy.questions[name];
        return [name, { kind: 'choice', label, options }];
      }),
    );
  const { systems, hours } = numberQuestions(copy.inputs, null);
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

export const plannerQuestions = (copy: PlannerCopy): Questions =>
  Object.assign({}, ...plannerSteps(copy).flatMap(({ groups }) => groups));

export type When = PlannerCopy['risks'][number]['when'];
/** What's known, by the names that the rows of the copy have. */
export type Situation = { readonly [Fact in keyof When]: string | undefined };

/** What a plan is made of, beside the answers. `tables` come from the pages: offers with their courses, and the framework. */
export type PlannerInput = Pick<PlannerCalculatorData, 'copy' | 'tables' | 'provider'>;

/** A tick that isn't set is a no. Whether a fixed date is safe is decided by the plan. */
export function factsIn(copy: PlannerCopy, answers: Answers) {
  const { attention, questions, ticks } = copy;
  const asked = plannerQuestions(copy);
  const given = (name: string) => {
    const [text, question] = [answers[name] ?? '', asked[name]];
    return question && isAnswer(text, question) ? text : undefined;
  };
  const { systems, hours } = numbersIn(numberQuestions(copy.inputs, null), answers);
  const situation: Situation = {
    ...Object.fromEntries(namesIn(questions).map((name) => [name, given(name)])),
    ...Object.fromEntries(namesIn(ticks.answers).map((name) => [name, given(name) ?? 'no'])),
    systems: levelOf(systems, { none: 1, few: 3, many: Number.POSITIVE_INFINITY }),
    hours: levelOf(hours, {
      short: attention.build.days * hoursInDay,
      little: attention.design.days * hoursInDay,
      enough: Number.POSITIVE_INFINITY,
    }),
  };
  const [start, fixed] = [readDay(given('start') ?? ''), readDay(given('fixed') ?? '')];
  return { situation, systems, hours, start, fixed };
}

const hoursInDay = 8;

/** The first level whose limit is above the number, and none for an unknown one. */
const levelOf = (value: number, limits: Readonly<Record<string, number>>) =>
  Object.entries(limits).find(([, limit]) => value < limit)?.[0];

export function applies(when: When, situation: Situation): boolean | null {
  const met = Object.entries(when).map(([name, values]) => {
    const value = situation[name as keyof When];
    return value === undefined ? null : (values?.some((wanted) => wanted === value) ?? false);
  });
  if (met.includes(false)) return false;
  return met.includes(null) ? null : true;
}
