/** The controls of calculators and the planner. All of them show the answers that they're given. */
import { memo, type ReactNode } from 'react';
import { fill } from '../../../contract/fill.ts';
import type { CalculatorCommon } from '../../content/page-data.ts';
import { formatDay, readDay } from '../planner/days.ts';
import type { Labelled } from './definition.ts';
import { type DateField, isAnswer, type NumberField, readNumber } from './fields.ts';
import { formatEntered } from './format.ts';

type ControlProps = {
  name: string;
  answer: string;
  onAnswer: (name: string, text: string) => void;
};

type NumberInputProps = ControlProps & { field: NumberField; labels: Labelled; common: CalculatorCommon };

/** Its unit makes room for what's wrong, so that nothing moves. */
export const NumberInput = memo(({ name, answer, onAnswer, field, labels, common }: NumberInputProps) => {
  const value = readNumber(answer, field);
  const problem = typeof value === 'string' ? value : null;
  const templates = {
    'not-a-number': common.notANumber,
    unclear: common.unclearNumber,
    'out-of-range': common.outOfRange,
    'not-whole': common.wholeNumber,
  };
  const range = { min: formatEntered(field.min), max: formatEntered(field.max) };
  return (
    <div className="calculator-number">
      <label htmlFor={name}>{labels.label}</label>
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
        {problem ? fill(templates[problem], range) : labels.unit}
      </em>
    </div>
  );
});

type RadiosProps = ControlProps & {
  className: string;
  legend: ReactNode;
  options: readonly (readonly [value: string, label: string])[];
};

export function Radios({ name, answer, onAnswer, className, legend, options }: RadiosProps) {
  return (
    <fieldset className={className}>
      <legend>{legend}</legend>
      {options.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={answer === value}
            onChange={() => onAnswer(name, value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

type YesNoProps = ControlProps & { question: string; about?: string | undefined; common: CalculatorCommon };

export const YesNo = memo(({ question, about, common, ...control }: YesNoProps) => (
  <Radios
    {...control}
    className="calculator-question"
    legend={
      <>
        {question}
        {about !== undefined && <span className="sr-only">{` ${about}`}</span>}
      </>
    }
    options={[
      ['yes', common.yes],
      ['no', common.no],
    ]}
  />
));

type TickProps = ControlProps & { children: ReactNode };

export function Tick({ name, answer, onAnswer, children }: TickProps) {
  return (
    <label>
      <input
        type="checkbox"
        name={name}
        value="yes"
        checked={answer === 'yes'}
        onChange={({ currentTarget }) => onAnswer(name, currentTarget.checked ? 'yes' : '')}
      />
      {children}
    </label>
  );
}

type TextInputProps = ControlProps & { label: string; maxLength: number };

/** An empty text is kept as a space, so that what it belongs to doesn't go away while its visitor types. */
export function TextInput({ name, answer, onAnswer, label, maxLength }: TextInputProps) {
  return (
    <div className="calculator-text">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type="text"
        maxLength={maxLength}
        autoComplete="off"
        value={answer === ' ' ? '' : answer}
        onChange={({ currentTarget }) => onAnswer(name, currentTarget.value || ' ')}
      />
    </div>
  );
}

type DateInputProps = ControlProps & {
  field: DateField;
  labels: { label: string; hint: string };
  common: CalculatorCommon;
};

export function DateInput({ name, answer, onAnswer, field, labels, common }: DateInputProps) {
  const isProblem = answer !== '' && !isAnswer(answer, field);
  const written = (text: string) => formatDay(readDay(text) ?? 0);
  const range = { min: written(field.min), max: written(field.max) };
  return (
    <div className="calculator-date">
      <label htmlFor={name}>{labels.label}</label>
      <input
        id={name}
        name={name}
        type="date"
        min={field.min}
        max={field.max}
        value={answer}
        aria-invalid={isProblem || undefined}
        aria-describedby={`${name}-hint`}
        onChange={({ currentTarget }) => onAnswer(name, currentTarget.value)}
      />
      <p id={`${name}-hint`} className={isProblem ? 'calculator-problem' : undefined}>
        {isProblem ? fill(common.outOfRange, range) : labels.hint}
      </p>
    </div>
  );
}
