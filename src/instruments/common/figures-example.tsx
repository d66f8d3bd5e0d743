/** The figures that an example puts in, with the units they are entered in. */
import { type Answers, figuresOf, type NumberField } from './fields.ts';
import { formatEntered } from './format.ts';

type Numbers = Readonly<Record<string, NumberField>>;
type Labels = Readonly<Record<string, { label: string; unit: string }>>;

export function FiguresExample({
  fields,
  labels,
  answers,
}: {
  fields: Numbers;
  labels: Labels;
  answers: Answers;
}) {
  return (
    <dl className="instrument-given">
      {figureLines(fields, labels, answers).map(({ label, value, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value} <em>{unit}</em>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What was entered, as lines of plain text. */
export function figureText(fields: Numbers, labels: Labels, answers: Answers): string[] {
  return figureLines(fields, labels, answers).map(({ label, value, unit }) =>
    `${label}: ${value} ${unit}`.trimEnd(),
  );
}

/** The labels of what is still missing or wrong. */
export function missingLabels(fields: Numbers, labels: Labels, answers: Answers): string[] {
  const figures = figuresOf(fields, answers);
  return Object.keys(fields)
    .filter((name) => figures[name] === null)
    .map((name) => labels[name]?.label ?? name);
}

function figureLines(fields: Numbers, labels: Labels, answers: Answers) {
  const figures = figuresOf(fields, answers);
  return Object.keys(fields).flatMap((name) => {
    const figure = figures[name];
    const words = labels[name];
    return typeof figure === 'number' && words ? [asWritten(words, formatEntered(figure))] : [];
  });
}

/** Beside a field the currency is a unit; in a sentence it stands before its figure. */
function asWritten({ label, unit }: { label: string; unit: string }, value: string) {
  return unit.startsWith('S$')
    ? { label, value: `S$${value}`, unit: unit.slice(2).trim() }
    : { label, value, unit };
}
