/** The controls, as they're served. */
import { type Answers, asShown, type Question, type Questions } from './questions.ts';

export function Controls({ questions, answers }: { questions: Questions; answers: Answers }) {
  return Object.entries(questions).map(([name, question]) => {
    const given = { name, answer: answers[name] ?? '' };
    if (question.kind === 'number') return <NumberInput key={name} {...given} question={question} />;
    if (question.kind === 'date') return <DateInput key={name} {...given} question={question} />;
    if (question.kind === 'choice') return <Choice key={name} {...given} question={question} />;
    return <Tick key={name} {...given} question={question} />;
  });
}

type ControlProps<Kind extends Question['kind']> = {
  name: string;
  question: Extract<Question, { kind: Kind }>;
  answer: string;
};

/** Its unit makes room for what's wrong, so that nothing moves. */
function NumberInput({ name, question, answer }: ControlProps<'number'>) {
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

function DateInput({ name, question: { label, min, max, hint }, answer }: ControlProps<'date'>) {
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

function Choice({ name, question: { label, options }, answer }: ControlProps<'choice'>) {
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

function Tick({ name, question: { label }, answer }: ControlProps<'tick'>) {
  return (
    <label>
      <input type="checkbox" name={name} value="yes" defaultChecked={answer === 'yes'} />
      <span>{label}</span>
    </label>
  );
}
