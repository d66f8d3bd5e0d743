/** A calculator in words, from the parts of its form and its result: without scripts, read aloud, and in an enquiry. */
import type { CalculatorCommon } from '../../content/page-data.ts';
import {
  type FormPart,
  type Labelled,
  type ResultFigure,
  type ResultItem,
  type ResultPart,
  unitOf,
} from './definition.ts';
import { type Answers, asEntered, type Fields, readNumber } from './fields.ts';

type Given = {
  fields: Fields;
  common: Pick<CalculatorCommon, 'currency' | 'yes' | 'no'>;
  answers: Answers;
};

/** A line for each answer. */
export function answersText(parts: readonly FormPart[], given: Given): string[] {
  const { fields, common, answers } = given;
  const textOf = (part: FormPart): string[] => {
    switch (part.kind) {
      case 'numbers':
        return enteredText(fields, part.labels, answers, common);
      case 'questions':
        return Object.entries(part.labels).flatMap(([name, question]) => {
          const answer = answers[name];
          return answer === 'yes' || answer === 'no' ? [`${question} ${common[answer]}`] : [];
        });
      case 'ticks':
        return Object.entries(part.labels).flatMap(([name, { what }]) =>
          answers[name] === 'yes' ? [`${part.heading} ${what}`] : [],
        );
      case 'text':
        return [];
      case 'entries':
        return part.entries.map(({ title, parts }) => [title, ...answersText(parts, given)].join('. '));
    }
  };
  return parts.flatMap(textOf);
}

/** Lines such as "Cash today: $480,000". Beside a field the currency is a unit; in a sentence it comes first. */
function enteredText(
  fields: Fields,
  labels: Readonly<Record<string, Labelled>>,
  answers: Answers,
  { currency }: Pick<CalculatorCommon, 'currency'>,
): string[] {
  return Object.entries(labels).flatMap(([name, labelled]) => {
    const field = fields[name];
    if (field?.kind !== 'number' || typeof readNumber(answers[name] ?? '', field) !== 'number') return [];
    const text = asEntered(answers[name] ?? '');
    const unit = unitOf(labelled, text);
    const isMoney = unit.startsWith(currency);
    const amount = isMoney ? `${currency}${text} ${unit.slice(currency.length).trim()}` : `${text} ${unit}`;
    return [line(labelled.label, amount)];
  });
}

/** What a screen reader says once the visitor pauses: figures and verdict, or what each item comes to. */
export function spokenText(result: readonly ResultPart[]): string {
  const summary = result.flatMap((part) => {
    if (part.kind === 'verdict') return [part.text, ...(part.reasons ?? [])];
    return part.kind === 'figures' ? figuresText(part.figures) : [];
  });
  return (summary.length > 0 ? summary : itemsIn(result)).map(sentence).join(' ');
}

/** Lines for the enquiry: the answers, what follows from them, and the scope. Null while nothing follows. */
export function enquiryText(
  form: readonly FormPart[],
  result: readonly ResultPart[],
  given: Given,
): string[] | null {
  const scope = result.flatMap((part) => (part.kind === 'scope' ? scopeText(part) : []));
  const outcome = [
    ...result.flatMap((part) => {
      if (part.kind === 'verdict') return part.isOpen ? [] : [part.text, ...(part.reasons ?? [])];
      return part.kind === 'figures' ? figuresText(part.figures) : [];
    }),
    ...itemsIn(result),
  ];
  if (outcome.length === 0 && scope.length === 0) return null;
  // Items and a scope repeat the answers that they follow from.
  const repeats = result.some(({ kind }) => kind === 'items' || kind === 'scope');
  const answers = answersText(repeats ? form.filter(({ kind }) => kind === 'numbers') : form, given);
  return [answers, outcome, scope]
    .filter((block) => block.length > 0)
    .flatMap((block, index) => (index > 0 ? ['', ...block] : block));
}

function figuresText(figures: readonly ResultFigure[]): string[] {
  return figures.flatMap(({ label, value, unit }) =>
    value === null ? [] : [line(label, `${value} ${unit}`)],
  );
}

function itemsIn(result: readonly ResultPart[]): string[] {
  return result.flatMap((part) => (part.kind === 'items' ? part.items.flatMap(itemText) : []));
}

function itemText({ title, outcome, detail, notes }: ResultItem): string[] {
  if (outcome === null) return [];
  const known = outcome ?? detail;
  return [
    [title.endsWith('?') ? title : `${title}:`, ...(known ? [sentence(known)] : []), ...notes].join(' '),
  ];
}

function scopeText({ heading, sections: [chosen] }: Extract<ResultPart, { kind: 'scope' }>): string[] {
  if (!chosen || chosen.items.length === 0) return [];
  return [`${heading}. ${chosen.heading}:`, ...chosen.items.map((item) => `- ${item}`)];
}

function line(label: string, value: string): string {
  return `${label}: ${value}`.trimEnd();
}

const sentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);
