/** The planner's questions in three steps, one of them open. */
import { Icon } from '../../components/icon.tsx';
import { LinkOrButton } from '../../components/link-or-button.tsx';
import { Controls } from '../engine/controls.tsx';
import type { Answers, DateQuestion, Question, Questions, TickQuestion } from '../engine/questions.ts';
import type { Step } from './questions.ts';

type PlannerFormProps = {
  steps: readonly Step[];
  answers: Answers;
  next: string;
};

export function PlannerForm({ steps, answers, next }: PlannerFormProps) {
  return (
    <div className="ruled plan-steps">
      {steps.map(({ title, questions }, index) => {
        const following = steps[index + 1]?.title;
        const [dates, ticks] = [ofKind(questions, 'date'), ofKind(questions, 'tick')];
        return (
          <details key={title} name="plan-step" className="disclosure" open={index === 0}>
            <summary className="strong">
              {title}
              <Icon shape="plus" />
            </summary>
            <div>
              {dates.length > 0 && <Dates asked={dates} answers={answers} />}
              <Controls questions={questions} answers={answers} />
              {ticks.length > 0 && <Ticks asked={ticks} answers={answers} />}
              {following !== undefined && (
                <LinkOrButton size="small" look="outlined" action="next">
                  {next} {following}
                </LinkOrButton>
              )}
            </div>
          </details>
        );
      })}
    </div>
  );
}

type Named<Asked> = readonly (readonly [name: string, question: Asked])[];

const ofKind = <Kind extends Question['kind']>(questions: Questions, kind: Kind) =>
  Object.entries(questions).filter(
    (entry): entry is [string, Extract<Question, { kind: Kind }>] => entry[1].kind === kind,
  );

function Dates({ asked, answers }: { asked: Named<DateQuestion>; answers: Answers }) {
  return (
    <div className="grid pairs plan-dates">
      {asked.map(([name, { label, min, max, hint }]) => (
        <div key={name}>
          <label htmlFor={name} className="strong">
            {label}
          </label>
          <input
            id={name}
            name={name}
            type="date"
            min={min}
            max={max}
            defaultValue={answers[name]}
            aria-describedby={`${name}-hint`}
          />
          <p id={`${name}-hint`}>{hint}</p>
        </div>
      ))}
    </div>
  );
}

function Ticks({ asked, answers }: { asked: Named<TickQuestion>; answers: Answers }) {
  const [[, { heading }]] = asked as [Named<TickQuestion>[number]];
  return (
    <fieldset className="plan-ticks">
      <legend className="strong">{heading}</legend>
      {asked.map(([name, { label }]) => (
        <label key={name}>
          <input type="checkbox" name={name} value="yes" defaultChecked={answers[name] === 'yes'} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
