/** The form of a calculator, from its definition. */
import { useEffect, useRef } from 'react';
import { MinorButton } from '../../components/link-or-button.tsx';
import type { CalculatorCommon } from '../../content/page-data.ts';
import { NumberInput, TextInput, Tick, YesNo } from './controls.tsx';
import type { FormPart } from './definition.ts';
import type { Answers, Fields } from './fields.ts';
import type { AnswersInUse } from './use-answers.ts';

type FormProps = {
  parts: readonly FormPart[];
  fields: Fields;
  common: CalculatorCommon;
  inUse: AnswersInUse;
};

export function FormParts({ parts, ...shared }: FormProps) {
  return parts.map((part) => (
    <Part key={part.kind === 'text' ? part.name : part.kind} part={part} {...shared} />
  ));
}

type PartProps = Omit<FormProps, 'parts'> & { part: FormPart };

function Part({ part, fields, common, inUse }: PartProps) {
  const { answers, set } = inUse;
  const control = (name: string) => ({ name, answer: answers[name] ?? '', onAnswer: set });
  switch (part.kind) {
    case 'numbers':
      return Object.entries(part.labels).map(([name, labels]) => {
        const field = fields[name];
        return (
          field?.kind === 'number' && (
            <NumberInput key={name} {...control(name)} field={field} labels={labels} common={common} />
          )
        );
      });
    case 'questions':
      return Object.entries(part.labels).map(([name, question]) => (
        <YesNo key={name} {...control(name)} question={question} about={part.about} common={common} />
      ));
    case 'ticks':
      return (
        <fieldset className="calculator-ticks">
          <legend>{part.heading}</legend>
          {Object.entries(part.labels).map(([name, { what, why }]) => (
            <Tick key={name} {...control(name)}>
              <span>
                {what} <small className="note">{why}</small>
              </span>
            </Tick>
          ))}
        </fieldset>
      );
    case 'text':
      return <TextInput {...control(part.name)} label={part.label} maxLength={part.maxLength} />;
    case 'entries':
      return <Entries part={part} fields={fields} common={common} inUse={inUse} />;
  }
}

type EntriesProps = Omit<PartProps, 'part'> & { part: Extract<FormPart, { kind: 'entries' }> };

function Entries({ part, fields, common, inUse }: EntriesProps) {
  const { entries, add } = part;
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<{ entry: number; selector: string }>(null);
  const addAnswers = add.answers;
  // A pressed button goes away with its entry, and a new entry is there to be filled in: the focus follows.
  useEffect(() => {
    const wanted = next.current;
    next.current = null;
    if (wanted === null) return;
    const details = list.current?.querySelectorAll('details')[Math.min(wanted.entry, entries.length - 1)];
    if (!details) return;
    details.open = true;
    details.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [entries.length]);
  const change = (answers: Answers, entry: number, selector: string) => {
    next.current = { entry, selector };
    inUse.replace(answers);
  };
  return (
    <div className="calculator-entries" ref={list}>
      {entries.map(({ title, parts, remove }, index) => (
        // Entries have no other name that lasts.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <details key={index} name="calculator-entry" open={index === 0}>
          <summary>{title}</summary>
          <div>
            <FormParts parts={parts} fields={fields} common={common} inUse={inUse} />
            {remove && (
              <MinorButton onPress={() => change(remove.answers, index, 'summary')}>
                {remove.label}
              </MinorButton>
            )}
          </div>
        </details>
      ))}
      <MinorButton
        disabled={addAnswers === null}
        onPress={() => addAnswers && change(addAnswers, entries.length, 'input')}
      >
        {add.label}
      </MinorButton>
      {addAnswers === null && <p className="note">{add.full}</p>}
    </div>
  );
}
