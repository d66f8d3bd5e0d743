/** The planner's twelve questions in three steps, one of them open at a time. */
import { type ReactNode, useRef } from 'react';
import { MinorButton } from '../../components/link-or-button.tsx';
import type { PlannerCalculatorData } from '../../content/page-data.ts';
import { DateInput, NumberInput, Radios, Tick } from '../engine/controls.tsx';
import type { AnswersInUse } from '../engine/use-answers.ts';
import { type ChoiceName, plannerFields } from './fields.ts';

type StepsProps = { data: PlannerCalculatorData; inUse: AnswersInUse };

export function Steps({ data: { copy, common }, inUse: { answers, set } }: StepsProps) {
  const list = useRef<HTMLDivElement>(null);
  const control = (name: string) => ({ name, answer: answers[name] ?? '', onAnswer: set });
  const choice = (name: ChoiceName) => (
    <Radios
      {...control(name)}
      className="cluster planner-choice"
      legend={copy.questions[name].question}
      options={Object.entries<string>(copy.questions[name].answers)}
    />
  );
  const number = (name: 'systems' | 'hours') => (
    <div className="planner-number">
      <NumberInput {...control(name)} field={plannerFields[name]} labels={copy[name]} common={common} />
    </div>
  );
  const day = (name: 'start' | 'fixed') => (
    <DateInput {...control(name)} field={plannerFields[name]} labels={copy.dates[name]} common={common} />
  );
  const open = (step: number) => {
    const details = list.current?.querySelectorAll('details')[step];
    if (!details) return;
    // The button that was pressed is hidden from here on.
    details.open = true;
    details.querySelector('summary')?.focus();
  };
  const steps: readonly ReactNode[] = [
    <>
      {choice('exists')}
      {choice('want')}
      {choice('users')}
      {number('systems')}
    </>,
    <>
      {choice('decider')}
      {choice('reach')}
      {number('hours')}
    </>,
    <>
      <div className="planner-dates">
        {day('start')}
        {day('fixed')}
      </div>
      {choice('data')}
      {choice('stop')}
      <fieldset className="calculator-ticks">
        <legend>{copy.ticks.heading}</legend>
        {Object.entries(copy.ticks.answers).map(([name, words]) => (
          <Tick key={name} {...control(name)}>
            {words}
          </Tick>
        ))}
      </fieldset>
    </>,
  ];
  return (
    <div className="planner-steps" ref={list}>
      {copy.steps.map((title, index) => {
        const next = copy.steps[index + 1];
        return (
          <details key={title} name="planner-step" open={index === 0}>
            <summary>{title}</summary>
            <div>
              {steps[index]}
              {next && (
                <MinorButton onPress={() => open(index + 1)}>
                  {copy.next} {next}
                </MinorButton>
              )}
            </div>
          </details>
        );
      })}
    </div>
  );
}
