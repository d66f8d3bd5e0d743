/** The money at the decision, and the scope without what is left out, on the page about first versions. */
import type { InstrumentDataOf } from '../../content/page-data.ts';
import { type Answers, figuresOf } from '../common/fields.ts';
import { FiguresExample, figureText, missingLabels } from '../common/figures-example.tsx';
import { fill, formatMoney, formatNumber } from '../common/format.ts';
import { InstrumentFrame } from '../common/instrument-frame.tsx';
import { NumberInputs } from '../common/number-inputs.tsx';
import { type ResultLine, ResultList, resultText } from '../common/result-list.tsx';
import { useAnswers } from '../common/use-answers.ts';
import { LeaveOutList } from './leave-out-list.tsx';
import { type RunwayResult, runway, runwayFields, runwayFigures } from './rules.ts';
import { leftOut, Scope, scopeText } from './scope.tsx';

type Data = InstrumentDataOf<'runway'>;
type Words = Data['words'];

export function RunwayView({ data }: { data: Data }) {
  const { words, common } = data;
  const inHand = useAnswers(runwayFields);
  const { answers } = inHand;
  const result = runway(figuresOf(runwayFigures, answers));
  const lines = resultLines(words, result);
  const missing = missingLabels(runwayFigures, words.inputs, answers);
  const verdict = verdictText(words, result) ?? fill(common.missing, { names: missing.join(', ') });
  const hasScope = leftOut(answers).length > 0;
  const hasResult = result.share !== null || result.left !== null;
  const example: Answers = {
    ...words.example.answers,
    ...Object.fromEntries(words.example.leaveOut.map((name) => [name, 'yes'])),
  };
  const plan = [
    ...figureText(runwayFigures, words.inputs, answers),
    '',
    ...resultText(lines),
    ...(result.verdict === null ? [] : [verdict]),
    ...(hasScope ? ['', ...scopeText(words, answers)] : []),
  ];
  return (
    <InstrumentFrame
      data={data}
      inHand={inHand}
      exampleAnswers={example}
      inputs={
        <>
          <NumberInputs fields={runwayFigures} words={words.inputs} common={common} inHand={inHand} />
          <LeaveOutList words={words} answers={answers} onAnswer={inHand.set} />
        </>
      }
      result={
        <>
          <ResultList results={lines} unknown={data.common.unknown} />
          <p className="instrument-verdict">{verdict}</p>
          <Scope words={words} answers={answers} canPrint />
        </>
      }
      example={
        <>
          <FiguresExample fields={runwayFigures} labels={words.inputs} answers={example} />
          <ResultList
            results={resultLines(words, runway(figuresOf(runwayFigures, example)))}
            unknown={data.common.unknown}
          />
          <p className="instrument-verdict">
            {verdictText(words, runway(figuresOf(runwayFigures, example)))}
          </p>
          <Scope words={words} answers={example} />
        </>
      }
      spoken={[...resultText(lines), verdict].join('. ')}
      plan={hasResult || hasScope ? plan : null}
    />
  );
}

function resultLines({ results, noEnd }: Words, { left, months, share }: RunwayResult): ResultLine[] {
  return [
    { ...results.left, value: left === null ? null : formatMoney(left), main: true },
    months === 'without-end'
      ? { ...results.months, value: noEnd, unit: '' }
      : { ...results.months, value: months === null ? null : formatNumber(months) },
    { ...results.share, value: share === null ? null : formatNumber(share * 100) },
  ];
}

function verdictText({ verdicts }: Words, { verdict, endsAfterWeeks }: RunwayResult): string | null {
  // Counted as people count: in week 1 nothing but the first days has passed.
  return verdict && fill(verdicts[verdict], { weeks: (endsAfterWeeks ?? 0) + 1 });
}
