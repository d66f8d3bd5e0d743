/** The controls of calculators and the planner. All of them show the answers that they're given. */
import { memo } from 'react';
import { fill } from '../../../contract/fill.ts';
import type { CalculatorCommon } from '../../content/page-data.ts';
import type { Question } from './calculator.ts';
import { formatDate } from './days.ts';
import { asDecimals, isAnswer, readNumber } from './fields.ts';
import { formatEntered } from './format.ts';

type Kind<Name extends Question['kind']> = Extract<Question, { kind: Name }>;

type ControlProps<Name extends Question['kind']> = {
  name: string;
  question: Kind<Name>;
  answer: string;
  onAnswer: (name: string, text: string) => void;
};

type TypedProps<Name extends Question['kind']> = ControlProps<Name> & { common: CalculatorCommon };

/** Its unit makes room for what's wrong, so that nothing moves. */
export const NumberInput = memo(({ name, question, answer, onAnswer, common }: TypedProps<'number'>) => {
  const value = readNumber(answer, question);
  const problem = typeof value === 'string' ? value : null;
  const templates = {
    'not-a-number': common.notANumber,
    unclear: common.unclearNumber,
    'out-of-range': common.outOfRange,
    'not-whole': common.wholeNumber,
  };
  const values = {
    min: '0',
    max: formatEntered(question.max),
    number: asDecimals(answer) ?? '',
  };
  return (
    <div className="calculator-number">
      <label htmlFor={name}>{question.label}</label>
      <input
        id={name}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={answer}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${name}-unit`}
        onChange={({ currentTarget }) => onAnswer(name, currentTarget.value)}
      />
      <em id={`${name}-unit`} className={problem ? 'calculator-problem' : undefined}>
        {problem ? fill(templates[problem], values) : question.unit}
      </em>
    </div>
  );
});

/** Two options are beside their question, more of them below it. */
export const Choice = memo(({ name, question, answer, onAnswer }: ControlProps<'choice'>) => {
  const { label, options, about } = question;
  const all = Object.entries(options);
  return (
    <fieldset className={all.length === 2 ? 'calculator-question' : 'cluster calculator-choice'}>
      <legend>
        {label}
        {about !== undefined && <span className="sr-only">{` ${about}`}</span>}
      </legend>
      {all.map(([value, words]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={answer === value}
            onChange={() => onAnswer(name, value)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
});

export function Tick({ name, question: { label, note }, answer, onAnswer }: ControlProps<'tick'>) {
  return (
    <label>
      <input
        type="checkbox"
        name={name}
        value="yes"
        checked={answer === 'yes'}
        onChange={({ currentTarget }) => onAnswer(name, currentTarget.checked ? 'yes' : '')}
      />
      <span>
        {label} {note !== undefined && <small className="note">{note}</small>}
      </span>
    </label>
  );
}

export function TextInput({ name, question, answer, onAnswer }: ControlProps<'text'>) {
  return (
    <div className="calculator-text">
      <label htmlFor={name}>{question.label}</label>
      <input
        id={name}
        name={name}
        type="text"
        maxLength={question.maxLength}
        autoComplete="off"
        value={answer}
        onChange={({ currentTarget }) => onAnswer(name, currentTarget.value)}
      />
    </div>
  );
}

export function DateInput({ name, question, answer, onAnswer, common }: TypedProps<'date'>) {
  const isProblem = answer !== '' && !isAnswer(answer, question);
  const range = { min: formatDate(question.min), max: formatDate(question.max) };
  return (
    <div className="calculator-date">
      <label htmlFor={name}>{question.label}</label>
      <input
        id={name}
        name={name}
        type="date"
        min={question.min}
        max={question.max}
        value={answer}
        aria-invalid={isProblem || undefined}
        aria-describedby={`${name}-hint`}
        onChange={({ currentTarget }) => onAnswer(name, currentTarget.value)}
      />
      <p id={`${name}-hint`} className={isProblem ? 'calculator-problem' : undefined}>
        {isProblem ? fill(common.outOfRange, range) : question.hint}
      </p>
    </div>
  );
}
