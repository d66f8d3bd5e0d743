/** The running cost of a model's answers, on the page about AI. */
import type { InstrumentDataOf } from '../../content/page-data.ts';
import { drawCurve } from '../common/curve.ts';
import { CurveChart } from '../common/curve-chart.tsx';
import { type Answers, figuresOf } from '../common/fields.ts';
import { FiguresExample, figureText, missingLabels } from '../common/figures-example.tsx';
import { fill, formatMoney, formatNumber } from '../common/format.ts';
import { InstrumentFrame } from '../common/instrument-frame.tsx';
import { NumberInputs } from '../common/number-inputs.tsx';
import { type ResultLine, ResultList, resultText } from '../common/result-list.tsx';
import { useAnswers } from '../common/use-answers.ts';
import { aiCost, aiCostFields, monthAt } from './rules.ts';

type Data = InstrumentDataOf<'ai-cost'>;
type Words = Data['words'];

export function AiCostView({ data }: { data: Data }) {
  const { words, common } = data;
  const inHand = useAnswers(aiCostFields);
  const { answers } = inHand;
  const results = resultsOf(words, answers);
  const missing = missingLabels(aiCostFields, words.inputs, answers);
  const hasResult = results.some(({ value }) => value !== null);
  const plan = [...figureText(aiCostFields, words.inputs, answers), '', ...resultText(results)];
  return (
    <InstrumentFrame
      data={data}
      inHand={inHand}
      exampleAnswers={words.example.answers}
      inputs={<NumberInputs fields={aiCostFields} words={words.inputs} common={common} inHand={inHand} />}
      result={
        <>
          <ResultList results={results} unknown={data.common.unknown} />
          <VolumeCurve
            words={words}
            answers={answers}
            empty={
              missing.length > 0 ? fill(common.missing, { names: missing.join(', ') }) : words.curve.empty
            }
          />
        </>
      }
      example={
        <>
          <FiguresExample fields={aiCostFields} labels={words.inputs} answers={words.example.answers} />
          <ResultList results={resultsOf(words, words.example.answers)} unknown={data.common.unknown} />
        </>
      }
      spoken={resultText(results).join('. ')}
      plan={hasResult ? plan : null}
    />
  );
}

function resultsOf(words: Words, answers: Answers): ResultLine[] {
  const { model, review, saving, netMonth, breakEven } = aiCost(figuresOf(aiCostFields, answers));
  const money = (value: number | null) => (value === null ? null : formatMoney(value));
  const { results, neverBreaksEven } = words;
  return [
    { ...results.netMonth, value: money(netMonth), main: true },
    { ...results.model, value: money(model) },
    { ...results.review, value: money(review) },
    { ...results.saving, value: money(saving) },
    breakEven === 'never'
      ? { ...results.breakEven, value: neverBreaksEven, unit: '' }
      : { ...results.breakEven, value: breakEven === null ? null : formatNumber(breakEven) },
  ];
}

type VolumeCurveProps = { words: Words; answers: Answers; empty: string };

function VolumeCurve({ words, answers, empty }: VolumeCurveProps) {
  const figures = figuresOf(aiCostFields, answers);
  const volume = figures.requests ?? 0;
  const month = monthAt(volume, aiCost(figures));
  const described = fill(words.curve.described, {
    volume: formatNumber(volume),
    saving: formatMoney(month?.saving ?? 0),
    cost: formatMoney(month?.cost ?? 0),
  });
  return (
    <CurveChart
      curve={month && drawCurve(volume, month)}
      described={described}
      empty={empty}
      words={words.curve}
    />
  );
}
