/** The controls, as they're served. */
import {
  type Answers,
  asShown,
  type ChoiceQuestion,
  type DateQuestion,
  type NumberQuestion,
  type Question,
  type Questions,
  type TickQuestion,
} from './questions.ts';

export function Controls({ questions, answers }: { questions: Questions; answers: Answers }) {
  return Object.entries(questions).map(([name, question]) => (
    <Control key={name} name={name} question={question} answer={answers[name] ?? ''} />
  ));
}

type ControlProps<Asked extends Question> = { name: string; question: Asked; answer: string };

function Control({ question, ...given }: ControlProps<Question>) {
  switch (question.kind) {
    case 'number':
      return <NumberInput {...given} question={question} />;
    case 'date':
      return <DateInput {...given} question={question} />;
    case 'choice':
      return <Choice {...given} question={question} />;
    case 'tick':
      return <Tick {...given} question={question} />;
  }
}

/** Its unit makes room for what's wrong, so that nothing moves. */
function NumberInput({ name, question, answer }: ControlProps<NumberQuestion>) {
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

function DateInput({ name, question: { label, min, max, hint }, answer }: ControlProps<DateQuestion>) {
  return (
    <div>
      <label htmlFor={name} className="strong">
        {label}
      </label>
      <input
        id={name}
        name={name}
        type="date"
        min={min}
        max={max}
        defaultValue={answer || undefined}
        aria-describedby={`${name}-hint`}
      />
      <p id={`${name}-hint`}>{hint}</p>
    </div>
  );
}

function Choice({ name, question: { label, options }, answer }: ControlProps<ChoiceQuestion>) {
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

function Tick({ name, question: { label }, answer }: ControlProps<TickQuestion>) {
  return (
    <label>
      <input type="checkbox" name={name} value="yes" defaultChecked={answer === 'yes'} />
      <span>{label}</span>
    </label>
  );
}
