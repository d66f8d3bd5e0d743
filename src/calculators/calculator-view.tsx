/** A calculator on an offer's page: figures and a verdict, beside the questions. */
import { Headline } from '../components/heading.tsx';
import type { OfferCalculatorData } from '../site/page-data.ts';
import { aiCost } from './ai-cost.ts';
import { doubleTyping } from './double-typing.ts';
import type { Definition, Result, View } from './engine/calculator.ts';
import { Controls } from './engine/controls.tsx';
import { writeQuery } from './engine/questions.ts';
import { CalculatorTool, ResultPanel, Workings } from './engine/shared-parts.tsx';
import { answersText, attachmentText, missingText, resultText, spokenText } from './engine/texts.ts';
import { runway } from './runway.ts';

export function definitionOf(data: OfferCalculatorData): Definition {
  switch (data.name) {
    case 'ai-cost':
      return aiCost(data.copy, data.provider);
    case 'double-typing':
      return doubleTyping(data.copy, data.provider);
    case 'runway':
      return runway(data.copy, data.provider);
  }
}

export function calculatorView(data: OfferCalculatorData): View {
  const { copy, enquiryPath } = data;
  const { questions, result: resultOf } = definitionOf(data);
  const initial = copy.example.answers;
  const exampleQuery = writeQuery(questions, initial);
  return {
    questions,
    initial,
    completed: (_, now) => now,
    shown: (answers) => {
      const result = resultOf(answers);
      const isExample = writeQuery(questions, answers) === exampleQuery;
      const missing = missingText(questions, answers);
      const isReady = !isExample && missing === undefined;
      return {
        result: (
          <ResultPanel data={data} isExample={isExample} isReady={isReady} enquiryPath={enquiryPath}>
            <Figures figures={result.figures} />
            <VerdictText verdict={result.verdict ?? (missing === undefined ? null : { text: missing })} />
          </ResultPanel>
        ),
        spoken: [spokenText(result), missing].filter(Boolean).join(' '),
        attachment: isReady
          ? attachmentText(data, [...answersText(questions, answers), '', ...resultText(result)])
          : null,
      };
    },
  };
}

export function CalculatorSection({ data }: { data: OfferCalculatorData }) {
  const { copy, name } = data;
  const { questions, initial, shown } = calculatorView(data);
  return (
    <section
      className="section page-width calculator"
      data-calculator={name}
      aria-labelledby="calculator-heading"
    >
      <div className="grid five-seven calculator-heading">
        <h2 id="calculator-heading" tabIndex={-1}>
          <Headline text={copy.heading} />
        </h2>
        <p className="lead">{copy.lead}</p>
      </div>
      <CalculatorTool
        data={data}
        questions={questions}
        controls={<Controls questions={questions} answers={initial} />}
        result={shown(initial).result}
      />
      <Workings data={data} values={definitionOf(data).values} />
    </section>
  );
}

function Figures({ figures }: Pick<Result, 'figures'>) {
  return (
    <dl className="ruled calculator-figures">
      {figures.map(({ label, text }, index) => (
        <div key={label} className={index === 0 ? undefined : 'cluster'}>
          <dt>{label}</dt>
          <dd key={String(text === null)}>
            {text ?? (
              <>
                <span aria-hidden="true">–</span> <span className="sr-only">not known yet</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function VerdictText({ verdict }: Pick<Result, 'verdict'>) {
  if (!verdict) return null;
  const { text, reasons = [], link } = verdict;
  return (
    <div className="aside calculator-verdict">
      <p>{text}</p>
      {link && (
        <p>
          <a href={link.path}>{link.label}</a>
        </p>
      )}
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
