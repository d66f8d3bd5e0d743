/** A question to be answered by yes or no. */
import type { InstrumentCommon } from '../../content/page-data.ts';

type YesNoProps = {
  name: string;
  question: string;
  /** What the question is about, for those who hear it, where another asks the same. */
  about?: string;
  common: InstrumentCommon;
  answer: string;
  onAnswer: (name: string, text: string) => void;
};

export function YesNo({ name, question, about, common, answer, onAnswer }: YesNoProps) {
  return (
    <fieldset className="instrument-question">
      <legend>
        {question}
        {about && <span className="sr-only"> {about}</span>}
      </legend>
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
