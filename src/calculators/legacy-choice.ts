/** An approach for each function of an old system, by a table that's content. Functions are numbered from 1. */
import { fill } from '../../contract/fill.ts';
import type { CalculatorCopy } from '../site/page-data.ts';
import {
  type Calculator,
  type Item,
  numberQuestions,
  numbersIn,
  type Questions,
  yesOrNo,
} from './engine/calculator.ts';
import type { Answers } from './engine/fields.ts';
import { lowerFirst } from './engine/format.ts';

type Copy = CalculatorCopy['legacy-choice'];
type Row = Copy['table'][number];
type Choice = Pick<Copy, 'inputs' | 'table'>;

/** The survey covers the others. */
const places = [1, 2, 3, 4, 5, 6] as const;

const titleOf = ({ functionHeading }: Copy, answers: Answers, place: number) =>
  answers[`name${place}`]?.trim() || fill(functionHeading, { number: place });

/** `needed3` is the third function's field. */
const at = (place: number, questions: Questions): Questions =>
  Object.fromEntries(Object.entries(questions).map(([name, question]) => [`${name}${place}`, question]));

function answersAt(place: number, answers: Answers): Answers {
  const own = Object.entries(answers).filter(([name]) => name.endsWith(String(place)));
  return Object.fromEntries(own.map(([name, answer]) => [name.slice(0, -1), answer]));
}

/** The first row that applies; undefined while an earlier row depends on a missing answer. */
export function chooseRow({ inputs, table }: Choice, answers: Answers): Row | undefined {
  const { changes } = numbersIn(inputs, answers, null);
  const conditionsOf = ({ when: { changesAtMost, ...wanted } }: Row) => [
    changesAtMost === undefined || (Number.isNaN(changes) ? undefined : changes <= changesAtMost),
    ...Object.entries(wanted).map(([name, answer]) => (answers[name] ? answers[name] === answer : undefined)),
  ];
  const row = table.find((candidate) => !conditionsOf(candidate).includes(false));
  return row && !conditionsOf(row).includes(undefined) ? row : undefined;
}

export const legacyChoice: Calculator<'legacy-choice'> = {
  form: (copy, common, answers) =>
    places.map((place) => {
      const title = titleOf(copy, answers, place);
      const asked = Object.entries(yesOrNo(copy.questions, common));
      return {
        title,
        questions: at(place, {
          name: { kind: 'text', label: copy.functionName, maxLength: 60 },
          ...numberQuestions(copy.inputs, null),
          ...Object.fromEntries(asked.map(([name, question]) => [name, { ...question, about: title }])),
        }),
      };
    }),
  result: (copy, { answers }) => {
    const entered = places.map((place) => answersAt(place, answers));
    const last = entered.findLastIndex((own) => Object.values(own).some((answer) => answer !== ''));
    if (last === -1) return { verdict: { text: copy.undecided, isOpen: true } };
    const items = entered.slice(0, last + 1).map((own, index): Item => {
      const row = chooseRow(copy, own);
      const title = titleOf(copy, answers, index + 1);
      if (!row) return { title, outcome: null, notes: [copy.undecided] };
      const { name, failsWhen } = copy.ways[row.way];
      return { title, outcome: name, notes: [row.reason, `${copy.failsWhen} ${lowerFirst(failsWhen)}.`] };
    });
    return { items };
  },
};
