/** One figure: its label, the unit behind it, and the range below, in whose place a problem is said. */
import { memo } from 'react';
import type { InstrumentCommon } from '../../content/page-data.ts';
import { type NumberField, readNumber } from './fields.ts';
import { fill, formatEntered } from './format.ts';

/** What a control that holds no readable number counts as: an answer that is none. */
const unreadable = '?';

type NumberInputProps = {
  name: string;
  field: NumberField;
  words: { label: string; unit: string };
  common: InstrumentCommon;
  answer: string;
  onAnswer: (name: string, text: string) => void;
};

export const NumberInput = memo((props: NumberInputProps) => {
  const { name, field, words, common, answer, onAnswer } = props;
  const { min, max, step } = field;
  const value = readNumber(answer, field);
  const problem = typeof value === 'string' ? value : null;
  const template = { 'not-a-number': common.notANumber, 'out-of-range': common.outOfRange };
  return (
    <div className="field instrument-number">
      <label htmlFor={name}>{words.label}</label>
      <div>
        <input
          id={name}
          name={name}
          type="number"
          inputMode="decimal"
          min={min}
          max={max}
          step={step}
          defaultValue={answer === unreadable ? '' : answer}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${name}-unit ${name}-hint`}
          onInput={({ currentTarget }) =>
            onAnswer(name, currentTarget.validity.badInput ? unreadable : currentTarget.value)
          }
        />
        <em id={`${name}-unit`}>{words.unit}</em>
      </div>
      <p className={problem ? 'hint instrument-problem' : 'hint'} id={`${name}-hint`}>
        {fill(problem ? template[problem] : common.range, {
          min: formatEntered(min),
          max: formatEntered(max),
        })}
      </p>
    </div>
  );
});
