/** The controls, as they're served. */
import {
  type Answers,
  asShown,
  type ChoiceQuestion,
  type NumberQuestion,
  type Question,
  type Questions,
} from './questions.ts';

type ControlProps<Asked extends Question> = { name: string; question: Asked; answer: string };

/** Its unit makes room for what's wrong, so that nothing moves. */
export function NumberInput({ name, question, answer }: ControlProps<NumberQuestion>) {
  return (
    <div className="grid pairs calculator-number">
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

export function Choice({ name, question: { label, options }, answer }: ControlProps<ChoiceQuestion>) {
  const all = Object.entries(options);
  const isShort = all.length === 2;
  return (
    <fieldset className={isShort ? 'cluster calculator-question' : 'cluster calculator-choice'}>
      <legend className={isShort ? 'grow' : 'strong'}>{label}</legend>
      {all.map(([value, words]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={answer === value} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}

export function Controls({ questions, answers }: { questions: Questions; answers: Answers }) {
  return Object.entries(questions).map(([name, question]) => {
    const answer = answers[name] ?? '';
    if (question.kind === 'number')
      return <NumberInput key={name} name={name} question={question} answer={answer} />;
    return question.kind === 'choice' ? (
      <Choice key={name} name={name} question={question} answer={answer} />
    ) : null;
  });
}
