/** The controls of calculators and the planner, as they're served. From then on they're the visitor's. */
import type { Question } from './calculator.ts';
import { asShown } from './fields.ts';

type Kind<Name extends Question['kind']> = Extract<Question, { kind: Name }>;

type ControlProps<Name extends Question['kind']> = { name: string; question: Kind<Name>; answer: string };

/** Its unit makes room for what's wrong, so that nothing moves. */
export function NumberInput({ name, question, answer }: ControlProps<'number'>) {
  return (
    <div className="calculator-number">
      <label htmlFor={name} className="strong">
        {question.label}
      </label>
      <input
        id={name}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={asShown(answer, question)}
        aria-describedby={`${name}-hint`}
      />
      <em className="soft" id={`${name}-hint`}>
        {question.unit}
      </em>
    </div>
  );
}

/** Two options are beside their question, more of them below it. */
export function Choice({ name, question: { label, options, about }, answer }: ControlProps<'choice'>) {
  const all = Object.entries(options);
  return (
    <fieldset className={all.length === 2 ? 'calculator-question' : 'cluster calculator-choice'}>
      <legend className={all.length === 2 ? undefined : 'strong'}>
        {label}{' '}
        {about !== undefined && (
          <span className="sr-only" id={`${name}-about`}>
            {about}
          </span>
        )}
      </legend>
      {all.map(([value, words]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={answer === value} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}

export function Tick({ name, question: { label, note }, answer }: ControlProps<'tick'>) {
  return (
    <label>
      <input type="checkbox" name={name} value="yes" defaultChecked={answer === 'yes'} />
      <span>
        {label} {note !== undefined && <small className="note">{note}</small>}
      </span>
    </label>
  );
}

export function TextInput({ name, question, answer }: ControlProps<'text'>) {
  return (
    <div className="calculator-text">
      <label htmlFor={name} className="strong">
        {question.label}
      </label>
      <input
        id={name}
        name={name}
        type="text"
        maxLength={question.maxLength}
        autoComplete="off"
        defaultValue={answer}
      />
    </div>
  );
}

export function DateInput({ name, question, answer }: ControlProps<'date'>) {
  return (
    <div className="calculator-date">
      <label htmlFor={name} className="strong">
        {question.label}
      </label>
      <input
        id={name}
        name={name}
        type="date"
        min={question.min}
        max={question.max}
        defaultValue={answer}
        aria-describedby={`${name}-hint`}
      />
      <p id={`${name}-hint`}>{question.hint}</p>
    </div>
  );
}
