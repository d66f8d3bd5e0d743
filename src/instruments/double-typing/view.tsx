/** What typing twice costs, on the page about software integration. */
import type { InstrumentDataOf } from '../../content/page-data.ts';
import { type Answers, figuresOf, saidYes } from '../common/fields.ts';
import { FiguresExample, figureText, missingLabels } from '../common/figures-example.tsx';
import { fill, formatMoney, formatNumber } from '../common/format.ts';
import { InstrumentFrame } from '../common/instrument-frame.tsx';
import { NumberInputs } from '../common/number-inputs.tsx';
import { type ResultLine, ResultList, resultText } from '../common/result-list.tsx';
import { useAnswers } from '../common/use-answers.ts';
import { YesNo } from '../common/yes-no.tsx';
import { type DoubleTypingResult, doubleTyping, doubleTypingFields, doubleTypingFigures } from './rules.ts';

type Data = InstrumentDataOf<'double-typing'>;
type Words = Data['words'];

export function DoubleTypingView({ data }: { data: Data }) {
  const { words, common } = data;
  const inHand = useAnswers(doubleTypingFields);
  const { answers } = inHand;
  const result = compute(answers);
  const lines = resultLines(words, result);
  const missing = missingLabels(doubleTypingFigures, words.inputs, answers);
  const undecided =
    missing.length > 0 ? fill(common.missing, { names: missing.join(', ') }) : words.undecided;
  const verdict = verdictLines(words, result, undecided);
  const agreed = answers['agreed'] === 'yes' || answers['agreed'] === 'no' ? answers['agreed'] : null;
  const plan = [
    ...figureText(doubleTypingFigures, words.inputs, answers),
    ...(agreed ? [`${words.agreed} ${common[agreed]}`] : []),
    '',
    ...resultText(lines),
    ...(result.decided || result.reasons.length > 0 ? verdict : []),
  ];
  return (
    <InstrumentFrame
      data={data}
      inHand={inHand}
      exampleAnswers={words.example.answers}
      inputs={
        <>
          <NumberInputs fields={doubleTypingFigures} words={words.inputs} common={common} inHand={inHand} />
          <YesNo
            name="agreed"
            question={words.agreed}
            common={common}
            answer={answers['agreed'] ?? ''}
            onAnswer={inHand.set}
          />
        </>
      }
      result={
        <>
          <ResultList results={lines} unknown={data.common.unknown} />
          <Verdict lines={verdict} />
        </>
      }
      example={
        <>
          <FiguresExample
            fields={doubleTypingFigures}
            labels={words.inputs}
            answers={words.example.answers}
          />
          <ResultList
            results={resultLines(words, compute(words.example.answers))}
            unknown={data.common.unknown}
          />
          <Verdict lines={verdictLines(words, compute(words.example.answers), words.undecided)} />
        </>
      }
      spoken={[...resultText(lines), ...verdict].join('. ')}
      plan={result.hours === null && result.reasons.length === 0 ? null : plan}
    />
  );
}

function compute(answers: Answers): DoubleTypingResult {
  return doubleTyping(figuresOf(doubleTypingFigures, answers), saidYes(answers['agreed']));
}

function resultLines({ results, neverPaysBack }: Words, result: DoubleTypingResult): ResultLine[] {
  const { hours, cost, payback, net } = result;
  const money = (value: number | null) => (value === null ? null : formatMoney(value));
  return [
    { ...results.cost, value: money(cost), main: true },
    { ...results.hours, value: hours === null ? null : formatNumber(hours) },
    payback === 'never'
      ? { ...results.payback, value: neverPaysBack, unit: '' }
      : { ...results.payback, value: payback === null ? null : formatNumber(payback) },
    { ...results.net, value: money(net) },
  ];
}

/** What the page's rules say, beginning with the conclusion. */
function verdictLines(words: Words, { reasons, decided }: DoubleTypingResult, undecided: string): string[] {
  if (reasons.length > 0) return [words.leave, ...reasons.map((reason) => words.reasons[reason])];
  return [decided ? words.connect : undecided];
}

function Verdict({ lines: [conclusion, ...reasons] }: { lines: readonly string[] }) {
  return (
    <div className="instrument-verdict instrument-verdict-long">
      <p>{conclusion}</p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
