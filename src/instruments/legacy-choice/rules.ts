/**
 * Which way for a function of an old system: leave, wrap, rewrite or strangle. The table is content; this
 * reads it from the top. Functions are numbered from 1, as the names of their fields are.
 */
import type { InstrumentWords } from '../../content/page-data.ts';
import { type Answers, type Field, type NumberField, readNumber } from '../common/fields.ts';

export type LegacyTable = InstrumentWords['legacy-choice']['table'];
export type LegacyRow = LegacyTable[number];

/** More would make a form that nobody fills in; a survey takes them all. */
export const mostFunctions = 12;

export const changesField: NumberField = { kind: 'number', min: 0, max: 1000, step: 1 };
const yesNo = { kind: 'yes-no' } as const;

const functionFields = {
  name: { kind: 'text', maxLength: 60 },
  needed: yesNo,
  changes: changesField,
  sound: yesNo,
  separable: yesNo,
  known: yesNo,
  mayStop: yesNo,
} as const satisfies Record<string, Field>;

export type FunctionField = keyof typeof functionFields;
export type LegacyFunction = Readonly<Record<FunctionField, string>>;
export const legacyQuestions = ['needed', 'sound', 'separable', 'known', 'mayStop'] as const;
const functionFieldNames: readonly FunctionField[] = ['name', 'changes', ...legacyQuestions];

/** `needed3`: what the third function's field is called in the form and in the address. */
export function fieldName(field: FunctionField, number: number): string {
  return `${field}${number}`;
}

export const legacyFields: Readonly<Record<string, Field>> = Object.fromEntries(
  Array.from({ length: mostFunctions }, (_, index) =>
    Object.entries(functionFields).map(([name, field]) => [`${name}${index + 1}`, field] as const),
  ).flat(),
);

/** The functions up to the last one of which anything is said. */
export function readFunctions(answers: Answers): LegacyFunction[] {
  const functions = Array.from({ length: mostFunctions }, (_, index): LegacyFunction => {
    const answer = (field: FunctionField) => answers[fieldName(field, index + 1)] ?? '';
    return {
      name: answer('name'),
      needed: answer('needed'),
      changes: answer('changes'),
      sound: answer('sound'),
      separable: answer('separable'),
      known: answer('known'),
      mayStop: answer('mayStop'),
    };
  });
  const last = functions.findLastIndex((one) => Object.values(one).some((answer) => answer !== ''));
  return functions.slice(0, last + 1);
}

export function writeFunctions(functions: readonly LegacyFunction[]): Answers {
  return Object.fromEntries(
    functions
      .slice(0, mostFunctions)
      .flatMap((one, index) => functionFieldNames.map((field) => [fieldName(field, index + 1), one[field]])),
  );
}

/** The first row that applies; null while an answer is missing that a row above it asks for. */
export function chooseWay(table: LegacyTable, answers: LegacyFunction): LegacyRow | null {
  const changes = readNumber(answers.changes, changesField);
  for (const row of table) {
    const { changesAtMost, ...said } = row.when;
    const met = legacyQuestions.map((name) => {
      const wanted = said[name];
      if (wanted === undefined) return true;
      return answers[name] === '' ? null : answers[name] === wanted;
    });
    if (changesAtMost !== undefined) met.push(typeof changes === 'number' ? changes <= changesAtMost : null);
    if (met.includes(false)) continue;
    return met.includes(null) ? null : row;
  }
  return null;
}
