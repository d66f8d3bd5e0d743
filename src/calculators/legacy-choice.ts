/** An approach for each function of an old system, by a table that's content. Functions are numbered from 1. */
import { fill } from '../../contract/fill.ts';
import type { CalculatorCopy } from '../content/page-data.ts';
import type { Definition, Entry } from './engine/definition.ts';
import { type Answers, type Field, namesIn, number, readNumber, yesNo } from './engine/fields.ts';
import { lowerFirst } from './engine/format.ts';

type Copy = CalculatorCopy['legacy-choice'];
type LegacyTable = Copy['table'];
type LegacyRow = LegacyTable[number];

/** Nobody fills in a longer form. */
const mostFunctions = 12;

const changesField = number(0, 1000);
const functionFields = {
  name: { kind: 'text', maxLength: 60 },
  needed: yesNo,
  changes: changesField,
  sound: yesNo,
  separable: yesNo,
  known: yesNo,
  mayStop: yesNo,
} as const satisfies Record<string, Field>;

type FunctionField = keyof typeof functionFields;
export type LegacyFunction = Readonly<Record<FunctionField, string>>;
const legacyQuestions = ['needed', 'sound', 'separable', 'known', 'mayStop'] as const;

/** `needed3` is the third function's field, in the form and in the address. */
function fieldName(field: FunctionField, number: number): string {
  return `${field}${number}`;
}

const fieldNames = namesIn(functionFields);
const places = Array.from({ length: mostFunctions }, (_, index) => index + 1);

const legacyFields: Readonly<Record<string, Field>> = Object.fromEntries(
  places.flatMap((place) => fieldNames.map((name) => [fieldName(name, place), functionFields[name]])),
);

/** The functions up to the last one with an answer. */
export function readFunctions(answers: Answers): LegacyFunction[] {
  const functions = places.map((place) => functionWith((field) => answers[fieldName(field, place)] ?? ''));
  const last = functions.findLastIndex((one) => Object.values(one).some((answer) => answer !== ''));
  return functions.slice(0, last + 1);
}

export function writeFunctions(functions: readonly LegacyFunction[]): Answers {
  return Object.fromEntries(
    functions
      .slice(0, mostFunctions)
      .flatMap((one, index) =>
        Object.entries(one).map(([field, answer]) => [`${field}${index + 1}`, answer]),
      ),
  );
}

/** The first row that applies; null while an earlier row depends on a missing answer. */
export function chooseWay(table: LegacyTable, answers: LegacyFunction): LegacyRow | null {
  const changes = readNumber(answers.changes, changesField);
  for (const row of table) {
    const { changesAtMost, ...answered } = row.when;
    const met = legacyQuestions.map((name) => {
      const wanted = answered[name];
      if (wanted === undefined) return true;
      return answers[name] === '' ? null : answers[name] === wanted;
    });
    if (changesAtMost !== undefined) met.push(typeof changes === 'number' ? changes <= changesAtMost : null);
    if (met.includes(false)) continue;
    return met.includes(null) ? null : row;
  }
  return null;
}

function functionWith(answer: (field: FunctionField) => string): LegacyFunction {
  // The keys are all fields of a function.
  return Object.fromEntries(fieldNames.map((name) => [name, answer(name)])) as LegacyFunction;
}

const blank = functionWith(() => '');

/** A function without any answer is kept by a space for its name. */
const added: LegacyFunction = { ...blank, name: ' ' };

export const legacyChoiceCalculator: Definition<'legacy-choice'> = {
  fields: () => legacyFields,
  example: ({ example }) => writeFunctions(example.functions),
  form: (copy, answers) => {
    const functions = readFunctions(answers);
    const shown = functions.length > 0 ? functions : [blank];
    return [
      {
        kind: 'entries',
        entries: shown.map((one, index) => entryOf(copy, one, { index, shown })),
        add: {
          label: copy.add,
          answers: shown.length < mostFunctions ? writeFunctions([...shown, added]) : null,
          full: fill(copy.full, { count: mostFunctions }),
        },
      },
    ];
  },
  compute: (copy, _, answers) => {
    const chosen = readFunctions(answers).map((one, index) => {
      const row = chooseWay(copy.table, one);
      const way = row && copy.ways[row.way];
      return {
        title: titleOf(copy, one, index),
        outcome: way?.name ?? null,
        notes:
          row && way ? [row.reason, `${copy.failsWhen} ${lowerFirst(way.failsWhen)}.`] : [copy.undecided],
      };
    });
    return chosen.length > 0
      ? [{ kind: 'items', items: chosen }]
      : [{ kind: 'verdict', text: copy.undecided, isOpen: true }];
  },
};

function entryOf(
  copy: Copy,
  one: LegacyFunction,
  { index, shown }: { index: number; shown: readonly LegacyFunction[] },
): Entry {
  const place = index + 1;
  const title = titleOf(copy, one, index);
  const named = (field: FunctionField) => fieldName(field, place);
  return {
    title,
    parts: [
      { kind: 'text', name: named('name'), label: copy.functionName, maxLength: 60 },
      { kind: 'numbers', labels: { [named('changes')]: copy.changes } },
      {
        kind: 'questions',
        labels: Object.fromEntries(legacyQuestions.map((name) => [named(name), copy.questions[name]])),
        about: title,
      },
    ],
    remove:
      shown.length > 1
        ? {
            label: fill(copy.remove, { number: place }),
            answers: writeFunctions(shown.filter((_, other) => other !== index)),
          }
        : null,
  };
}

function titleOf({ functionHeading }: Copy, { name }: LegacyFunction, index: number): string {
  return name.trim() || fill(functionHeading, { number: index + 1 });
}
