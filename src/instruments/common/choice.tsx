/** A question with a few answers, one of which is chosen. */
import { memo } from 'react';

type ChoiceProps = {
  name: string;
  question: string;
  options: readonly string[];
  words: Readonly<Record<string, string>>;
  answer: string;
  onAnswer: (name: string, text: string) => void;
};

export const Choice = memo((props: ChoiceProps) => {
  const { name, question, options, words, answer, onAnswer } = props;
  return (
    <fieldset className="instrument-choice">
      <legend>{question}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            value={option}
            defaultChecked={answer === option}
            onChange={() => onAnswer(name, option)}
          />
          {words[option]}
        </label>
      ))}
    </fieldset>
  );
});
