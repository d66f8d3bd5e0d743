/** All figures of an instrument, in the order of its rules. */
import type { InstrumentCommon } from '../../content/page-data.ts';
import type { NumberField } from './fields.ts';
import { NumberInput } from './number-input.tsx';
import type { AnswersInHand } from './use-answers.ts';

type NumberInputsProps<Name extends string> = {
  fields: Readonly<Record<Name, NumberField>>;
  words: Readonly<Record<Name, { label: string; unit: string }>>;
  common: InstrumentCommon;
  inHand: AnswersInHand;
};

export function NumberInputs<Name extends string>(props: NumberInputsProps<Name>) {
  const { fields, words, common, inHand } = props;
  // The keys are those of `fields`, which is what `Name` stands for.
  const names = Object.keys(fields) as Name[];
  return names.map((name) => (
    <NumberInput
      key={name}
      name={name}
      field={fields[name]}
      words={words[name]}
      common={common}
      answer={inHand.answers[name] ?? ''}
      onAnswer={inHand.set}
    />
  ));
}
