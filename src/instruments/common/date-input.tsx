/** A day, in the browser's own control. */
import type { DateField } from './fields.ts';

type DateInputProps = {
  name: string;
  field: DateField;
  words: { label: string; hint: string };
  answer: string;
  onAnswer: (name: string, text: string) => void;
};

export function DateInput({ name, field, words, answer, onAnswer }: DateInputProps) {
  return (
    <div className="field instrument-date">
      <label htmlFor={name}>{words.label}</label>
      <input
        id={name}
        name={name}
        type="date"
        min={field.min}
        max={field.max}
        defaultValue={answer}
        aria-describedby={`${name}-hint`}
        onInput={({ currentTarget }) => onAnswer(name, currentTarget.value)}
      />
      <p className="hint" id={`${name}-hint`}>
        {words.hint}
      </p>
    </div>
  );
}
