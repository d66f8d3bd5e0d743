/** A calculator on an offer's page: one view for all six definitions. */
import { useDeferredValue, useMemo } from 'react';
import type { OfferCalculatorData } from '../../content/page-data.ts';
import { bind } from '../definitions.ts';
import { AnswersBoundary } from './answers-boundary.tsx';
import { CalculatorFrame } from './calculator-frame.tsx';
import { FormParts } from './form-parts.tsx';
import { ResultParts } from './result-parts.tsx';
import { answersText, enquiryText, spokenText } from './texts.ts';
import { type AnswersInUse, useAnswers } from './use-answers.ts';

export function CalculatorView({ data }: { data: OfferCalculatorData }) {
  const calculator = useMemo(() => bind(data), [data]);
  const inUse = useAnswers(calculator.fields, calculator.example);
  return (
    <AnswersBoundary words={data.common}>
      <CalculatorShown data={data} calculator={calculator} inUse={inUse} />
    </AnswersBoundary>
  );
}

type CalculatorShownProps = {
  data: OfferCalculatorData;
  calculator: ReturnType<typeof bind>;
  inUse: AnswersInUse;
};

function CalculatorShown({ data, calculator, inUse }: CalculatorShownProps) {
  const { common } = data;
  const { fields, example, form, compute } = calculator;
  // On a slow device, a key is shown at once and the result a moment later.
  const answers = useDeferredValue(inUse.answers);
  const result = useMemo(() => compute(answers), [compute, answers]);
  const shownResult = useMemo(() => <ResultParts parts={result} common={common} />, [result, common]);
  return (
    <CalculatorFrame
      data={data}
      inUse={inUse}
      isExample={inUse.isInitial}
      exampleAnswers={example}
      exampleGiven={answersText(form(example), { fields, common, answers: example })}
      form={<FormParts parts={form(inUse.answers)} fields={fields} common={common} inUse={inUse} />}
      result={shownResult}
      spoken={spokenText(result)}
      attachment={enquiryText(form(answers), result, { fields, common, answers })}
    />
  );
}
