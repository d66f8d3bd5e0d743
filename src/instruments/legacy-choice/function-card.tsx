/** The questions about one function of the old system. */
import type { InstrumentCommon, InstrumentWords } from '../../content/page-data.ts';
import { fill } from '../common/format.ts';
import { NumberInput } from '../common/number-input.tsx';
import { YesNo } from '../common/yes-no.tsx';
import { changesField, fieldName, type LegacyFunction, legacyQuestions } from './rules.ts';

type FunctionCardProps = {
  number: number;
  answers: LegacyFunction;
  words: InstrumentWords['legacy-choice'];
  common: InstrumentCommon;
  onAnswer: (name: string, text: string) => void;
  /** Null for the only one. */
  onRemove: (() => void) | null;
};

export function FunctionCard(props: FunctionCardProps) {
  const { number, answers, words, common, onAnswer, onRemove } = props;
  const name = fieldName('name', number);
  const heading = fill(words.functionHeading, { number });
  const question = (field: (typeof legacyQuestions)[number]) => (
    <YesNo
      key={field}
      name={fieldName(field, number)}
      question={words.questions[field]}
      about={heading}
      common={common}
      answer={answers[field]}
      onAnswer={onAnswer}
    />
  );
  return (
    <fieldset className="function-card">
      <legend>{heading}</legend>
      <div className="field">
        <label htmlFor={name}>{words.functionName}</label>
        <input
          id={name}
          name={name}
          type="text"
          maxLength={60}
          defaultValue={answers.name.trim()}
          onInput={({ currentTarget }) => onAnswer(name, currentTarget.value || ' ')}
        />
      </div>
      <NumberInput
        name={fieldName('changes', number)}
        field={changesField}
        words={words.changes}
        common={common}
        answer={answers.changes}
        onAnswer={onAnswer}
      />
      {legacyQuestions.map(question)}
      {onRemove && (
        <button type="button" className="control control-small control-outlined" onClick={onRemove}>
          {fill(words.remove, { number })}
        </button>
      )}
    </fieldset>
  );
}
