/** A question with a few answers, one of which is chosen. */

type ChoiceProps<Option extends string> = {
  name: string;
  question: string;
  options: readonly Option[];
  words: Readonly<Record<Option, string>>;
  answer: string;
  onAnswer: (name: string, text: string) => void;
};

export function Choice<Option extends string>(props: ChoiceProps<Option>) {
  const { name, question, options, words, answer, onAnswer } = props;
  return (
    <fieldset className="instrument-choice">
      <legend>{question}</legend>
      {options.map((option) => (
        <label key={option} className={answer === option ? 'chosen' : undefined}>
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
}
