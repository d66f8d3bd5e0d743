/** The questions of a calculator, in groups, as they're served. */
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { MinorButton } from '../../components/minor-button.tsx';
import type { Group, Question, Questions } from './calculator.ts';
import { Choice, DateInput, NumberInput, TextInput, Tick } from './controls.tsx';
import type { Answers } from './fields.ts';

type FormProps = {
  groups: readonly Group[];
  answers: Answers;
  /** Before the next group's title, on a button that leads there. */
  next?: string | undefined;
};

export function Form({ groups, next, answers }: FormProps) {
  const [only] = groups;
  if (groups.length === 1 && only) return <Asked questions={only.questions} answers={answers} />;
  return (
    <div className="ruled calculator-groups">
      {groups.map(({ title, questions }, index) => {
        const following = groups[index + 1]?.title;
        return (
          // Two groups may be called the same by their visitor.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <details key={index} name="calculator-group" className="disclosure" open={index === 0}>
            <summary className="strong">
              {title}
              <Icon shape="plus" />
            </summary>
            <div>
              <Asked questions={questions} answers={answers} />
              {next !== undefined && following !== undefined && (
                <MinorButton action="next">
                  {next} {following}
                </MinorButton>
              )}
            </div>
          </details>
        );
      })}
    </div>
  );
}

type Run = { kind: Question['kind']; asked: [name: string, question: Question][] };

/** Ticks that follow each other are one list, and dates one row. */
function runsOf(questions: Questions): Run[] {
  const runs: Run[] = [];
  for (const [name, question] of Object.entries(questions)) {
    const last = runs.at(-1);
    const goesOn = question.kind === 'tick' || question.kind === 'date';
    if (goesOn && last?.kind === question.kind) last.asked.push([name, question]);
    else runs.push({ kind: question.kind, asked: [[name, question]] });
  }
  return runs;
}

function Asked({ questions, answers }: { questions: Questions; answers: Answers }) {
  const control = (name: string, question: Question): ReactNode => {
    const shared = { name, answer: answers[name] ?? '' };
    switch (question.kind) {
      case 'number':
        return <NumberInput key={name} {...shared} question={question} />;
      case 'choice':
        return <Choice key={name} {...shared} question={question} />;
      case 'tick':
        return <Tick key={name} {...shared} question={question} />;
      case 'text':
        return <TextInput key={name} {...shared} question={question} />;
      case 'date':
        return <DateInput key={name} {...shared} question={question} />;
    }
  };
  return runsOf(questions).map(({ kind, asked }) => {
    const controls = asked.map(([name, question]) => control(name, question));
    const [[key, first] = ['', undefined]] = asked;
    if (first?.kind === 'tick')
      return (
        <fieldset key={key} className="calculator-ticks">
          <legend className="strong">{first.heading}</legend>
          {controls}
        </fieldset>
      );
    if (kind === 'date')
      return (
        <div key={key} className="grid calculator-dates">
          {controls}
        </div>
      );
    return controls;
  });
}
