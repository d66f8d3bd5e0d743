/** A calculator on an offer's page: one view for all six definitions. */
import { useDeferredValue, useMemo } from 'react';
import type { OfferCalculatorData } from '../../content/page-data.ts';
import { type Bound, bind } from '../definitions.ts';
import { AnswersBoundary } from './answers-boundary.tsx';
import { CalculatorFrame } from './calculator-frame.tsx';
import type { Answers } from './fields.ts';
import { Form } from './form.tsx';
import { ResultView } from './result.tsx';
import { answersText, enquiryText, spokenText } from './texts.ts';
import { type AnswersInUse, useAnswers } from './use-answers.ts';

type CalculatorViewProps = { data: OfferCalculatorData; typed?: Answers | undefined };

export function CalculatorView({ data, typed }: CalculatorViewProps) {
  const calculator = useMemo(() => bind(data), [data]);
  const inUse = useAnswers(calculator.fields, calculator.example, typed);
  return (
    <AnswersBoundary words={data.common}>
      <CalculatorShown data={data} calculator={calculator} inUse={inUse} />
    </AnswersBoundary>
  );
}

type CalculatorShownProps = {
  data: OfferCalculatorData;
  calculator: Bound;
  inUse: AnswersInUse;
};

function CalculatorShown({ data, calculator, inUse }: CalculatorShownProps) {
  const { common } = data;
  const { example, form } = calculator;
  // On a slow device, a key is shown at once and the result a moment later.
  const answers = useDeferredValue(inUse.answers);
  const result = useMemo(() => calculator.result(answers), [calculator, answers]);
  const shownResult = useMemo(() => <ResultView result={result} common={common} />, [result, common]);
  return (
    <CalculatorFrame
      data={data}
      inUse={inUse}
      isExample={inUse.isInitial}
      exampleAnswers={example}
      exampleGiven={answersText(form(example), example, common)}
      form={
        <Form groups={form(inUse.answers)} answers={inUse.answers} onAnswer={inUse.set} common={common} />
      }
      result={shownResult}
      spoken={spokenText(result)}
      attachment={enquiryText(form(answers), result, answers, common)}
    />
  );
}
