/** The planner: questions, the chart they draw, and the plan in words. Until the first answer it shows an example. */
import { Fragment, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { fill } from '../../../contract/fill.ts';
import type { PlannerCalculatorData } from '../../content/page-data.ts';
import { AnswersBoundary } from '../engine/answers-boundary.tsx';
import { CalculatorFrame } from '../engine/calculator-frame.tsx';
import { writeQuery } from '../engine/fields.ts';
import { type AnswersInUse, useAnswers } from '../engine/use-answers.ts';
import { chartOf, describeChart } from './chart.ts';
import { dayAt, formatDay } from './days.ts';
import { plannerFields } from './fields.ts';
import { DrawnChart, ExampleChart, useDrawnChart, useShape } from './plan-chart.tsx';
import { PlanDetails } from './plan-details.tsx';
import { answersText, openText, planText, risksText, verdictText } from './plan-text.ts';
import { type Plan, planProject } from './rules.ts';
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
  const described = useMemo(() => describeChart(copy, plan), [copy, plan]);
  // Until the visitor's own chart is drawn, the example's is shown, and read out.
  const example = useMemo(
    () => describeChart(copy, planProject(copy, tables, copy.example.answers)),
    [copy, tables],
  );
  const shape = useShape();
  const chart = useMemo(() => (isBlank ? null : chartOf(copy, plan, shape)), [isBlank, copy, plan, shape]);
  const { svg, failed } = useDrawnChart(chart);
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
            <figcaption className="note">
              {[
                risksText(copy, plan),
                failed && copy.texts.chartFailed,
                chart?.rocksAre === 'numbered' && copy.texts.risksNumbered,
              ]
                .filter(Boolean)
                .join(' ')}
            </figcaption>
          </figure>
          <Verdict data={data} plan={plan} />
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
          <PlanDetails copy={copy} plan={plan} />
          <TakeAway data={data} plan={plan} isBlank={isBlank} svg={svg} flush={inUse.flush} />
        </div>
      }
      spoken={isBlank ? '' : `${verdictText(data, plan)} ${risksText(copy, plan)}`}
      attachment={isBlank ? null : planText(data, plan, answers, { address, today })}
    />
  );
}

function useOrigin(): string {
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(location.origin), []);
  return origin;
}

export function Verdict({ data, plan }: { data: PlannerCalculatorData; plan: Plan }) {
  const { copy, tables } = data;
  const { texts } = copy;
  const { offer, notFor } = plan;
  const nameOf = (path: string) => tables.offers[path]?.name ?? '';
  return (
    <div className="calculator-verdict plan-verdict">
      {/* Keys, because React would turn one answer's paragraph into another's and remove texts from it. */}
      {notFor.length > 0 ? (
        <Fragment key="not-us">
          <p>{texts.notUs}</p>
          <ul>
            {notFor.map(({ reason, path }) => (
              <li key={reason}>
                {reason} <a href={path}>{fill(texts.fromPage, { page: nameOf(path) })}</a>
              </li>
            ))}
          </ul>
          <p>{texts.notUsAfter}</p>
        </Fragment>
      ) : offer ? (
        <Fragment key={offer.path}>
          <p>
            {texts.beginWith} <a href={offer.path}>{nameOf(offer.path)}</a>
          </p>
          <p>{offer.reason}</p>
        </Fragment>
      ) : (
        <p key="open">{openText(copy, plan)}</p>
      )}
    </div>
  );
}
