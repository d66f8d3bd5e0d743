/** Statements to be ticked, any number of them. */
import type { ReactNode } from 'react';
import type { Answers } from './fields.ts';

type TicksProps<Name extends string> = {
  heading: string;
  names: readonly Name[];
  /** What stands beside a tick. */
  labelOf: (name: Name) => ReactNode;
  answers: Answers;
  onAnswer: (name: string, text: string) => void;
};

export function Ticks<Name extends string>({ heading, names, labelOf, answers, onAnswer }: TicksProps<Name>) {
  return (
    <fieldset className="instrument-ticks">
      <legend>{heading}</legend>
      {names.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            name={name}
            value="yes"
            defaultChecked={answers[name] === 'yes'}
            onChange={({ currentTarget }) => onAnswer(name, currentTarget.checked ? 'yes' : '')}
          />
          {labelOf(name)}
        </label>
      ))}
    </fieldset>
  );
}
