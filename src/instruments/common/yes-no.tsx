/** A question to be answered by yes or no. */
import type { InstrumentCommon } from '../../content/page-data.ts';

type YesNoProps = {
  name: string;
  question: string;
  common: InstrumentCommon;
  answer: string;
  onAnswer: (name: string, text: string) => void;
};

export function YesNo({ name, question, common, answer, onAnswer }: YesNoProps) {
  return (
    <fieldset className="instrument-question">
      <legend>{question}</legend>
      {(['yes', 'no'] as const).map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            defaultChecked={answer === choice}
            onChange={() => onAnswer(name, choice)}
          />
          {common[choice]}
        </label>
      ))}
    </fieldset>
  );
}
