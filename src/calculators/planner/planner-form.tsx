/** The planner's questions in three steps, one of them open. */
import { Icon } from '../../components/icon.tsx';
import { LinkOrButton } from '../../components/link-or-button.tsx';
import { Controls } from '../engine/controls.tsx';
import type { Answers, Questions } from '../engine/questions.ts';
import type { Step } from './planner-questions.ts';

type PlannerFormProps = {
  steps: readonly Step[];
  answers: Answers;
};

export function PlannerForm({ steps, answers }: PlannerFormProps) {
  return (
    <div className="ruled plan-steps">
      {steps.map(({ title, groups }, index) => {
        const following = steps[index + 1]?.title;
        return (
          <details key={title} name="plan-step" className="disclosure" open={index === 0}>
            <summary className="strong">
              {title}
              <Icon shape="plus" />
            </summary>
            <div>
              {groups.map((questions) => (
                <Group key={Object.keys(questions)[0]} questions={questions} answers={answers} />
              ))}
              {following !== undefined && (
                <LinkOrButton size="small" look="outlined" data-needs-script data-action="next">
                  Next: {following}
                </LinkOrButton>
              )}
            </div>
          </details>
        );
      })}
    </div>
  );
}

function Group({ questions, answers }: { questions: Questions; answers: Answers }) {
  const [first] = Object.values(questions);
  const controls = <Controls questions={questions} answers={answers} />;
  if (first?.kind === 'date') return <div className="grid pairs plan-dates">{controls}</div>;
  if (first?.kind !== 'tick') return controls;
  return (
    <fieldset className="plan-ticks">
      <legend className="strong">{first.heading}</legend>
      {controls}
    </fieldset>
  );
}
