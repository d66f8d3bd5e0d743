/** The planner: questions, the chart they draw, and the plan in words. Until the first answer it shows an example. */
import { Fragment, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { fill } from '../../../contract/fill.ts';
import type { PlannerCalculatorData } from '../../content/page-data.ts';
import { AnswersBoundary } from '../engine/answers-boundary.tsx';
import { CalculatorFrame } from '../engine/calculator-frame.tsx';
import { writeQuery } from '../engine/fields.ts';
import { type AnswersInUse, useAnswers } from '../engine/use-answers.ts';
import { chartOf } from './chart.ts';
import { dayAt, formatDay } from './days.ts';
import { plannerFields } from './fields.ts';
import { DrawnChart, ExampleChart, useDrawnChart, useShape } from './plan-chart.tsx';
import { PlanDetails } from './plan-details.tsx';
import { answersText, chartText, planText, verdictText } from './plan-text.ts';
import { type PlanWords, wordsOf } from './plan-words.ts';
import { planProject } from './rules.ts';
import { Steps } from './steps.tsx';
import { TakeAway } from './take-away.tsx';
import './planner.css';

const noAnswers = {};

export function PlannerView({ data }: { data: PlannerCalculatorData }) {
  const inUse = useAnswers(plannerFields, noAnswers);
  return (
    <AnswersBoundary words={data.common}>
      <PlannerShown data={data} inUse={inUse} />
    </AnswersBoundary>
  );
}

function PlannerShown({ data, inUse }: { data: PlannerCalculatorData; inUse: AnswersInUse }) {
  const { copy, tables, pictures } = data;
  // A control shows its answer at once. The plan follows as soon as the browser has time.
  const given = useDeferredValue(inUse.answers);
  const query = writeQuery(plannerFields, given);
  const isBlank = query === '';
  const isExample = isBlank || query === writeQuery(plannerFields, copy.example.answers);
  const answers = isBlank ? copy.example.answers : given;
  const plan = useMemo(() => planProject(copy, tables, answers), [copy, tables, answers]);
  const words = useMemo(() => wordsOf({ copy, tables }, plan), [copy, tables, plan]);
  // Until the visitor's own chart is drawn, the example's is shown, and read out.
  const example = useMemo(() => {
    const { example } = copy;
    const plan = planProject(copy, tables, example.answers);
    return chartText(copy, wordsOf({ copy, tables }, plan), plan.systems);
  }, [copy, tables]);
  const shape = useShape();
  const chart = useMemo(() => (isBlank ? null : chartOf(plan, words, shape)), [isBlank, plan, words, shape]);
  const { svg, failed } = useDrawnChart(chart);
  const described = chartText(copy, words, plan.systems);
  const hasDates = plan.start !== null;
  const origin = useOrigin();
  const address = `${origin}${data.page.path}?${query}`;
  const today = dayAt(new Date());
  const enquiryPath = (plan.offer && tables.offers[plan.offer.path]?.enquiryPath) ?? data.enquiryPath;
  return (
    <CalculatorFrame
      data={{ ...data, enquiryPath: isBlank ? data.enquiryPath : enquiryPath }}
      inUse={inUse}
      isExample={isExample}
      exampleAnswers={copy.example.answers}
      exampleGiven={answersText(copy, copy.example.answers)}
      form={<Steps data={data} inUse={inUse} />}
      result={
        <>
          <figure>
            {svg !== null ? (
              <DrawnChart svg={svg} described={described} />
            ) : failed ? (
              <p className="note plan-chart plan-chart-failed">{described}</p>
            ) : (
              <ExampleChart pictures={pictures} described={example} />
            )}
            <figcaption className="note plan-risks-in-words">
              {[
                words.riskCount,
                failed && copy.texts.chartFailed,
                chart?.rocksAre === 'numbered' && copy.texts.risksNumbered,
              ]
                .filter(Boolean)
                .join(' ')}
            </figcaption>
          </figure>
          <Verdict verdict={words.verdict} />
        </>
      }
      below={
        <div className="stack plan">
          {!isBlank && (
            <section className="plan-printed">
              <h3>{copy.plan.answers}</h3>
              <ul>
                {answersText(copy, answers).map((answer) => (
                  <li key={answer}>{answer}</li>
                ))}
              </ul>
              <p>{`${fill(copy.plan.made, { date: formatDay(today) })} ${copy.plan.address}: ${address}`}</p>
            </section>
          )}
          <PlanDetails texts={copy.texts} words={words} hasDates={hasDates} />
          <TakeAway data={data} isBlank={isBlank} flush={inUse.flush} />
        </div>
      }
      spoken={isBlank ? '' : `${verdictText(words)} ${words.riskCount}`}
      attachment={isBlank ? null : planText(copy, words, { answers, address, today })}
    />
  );
}

function useOrigin(): string {
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(location.origin), []);
  return origin;
}

function Verdict({ verdict }: Pick<PlanWords, 'verdict'>) {
  return (
    <div className="calculator-verdict plan-verdict">
      {/* Keys, because React would turn one answer's paragraph into another's and remove texts from it. */}
      {verdict.kind === 'not-us' && (
        <Fragment key="not-us">
          <p>{verdict.lead}</p>
          <ul>
            {verdict.reasons.map(({ reason, link }) => (
              <li key={reason}>
                {reason} <a href={link.path}>{link.label}</a>
              </li>
            ))}
          </ul>
          <p>{verdict.after}</p>
        </Fragment>
      )}
      {verdict.kind === 'offer' && (
        <Fragment key={verdict.offer.path}>
          <p>
            {verdict.lead} <a href={verdict.offer.path}>{verdict.offer.label}</a>
          </p>
          <p>{verdict.reason}</p>
        </Fragment>
      )}
      {verdict.kind === 'open' && <p key="open">{verdict.lead}</p>}
    </div>
  );
}
