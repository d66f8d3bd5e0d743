/** The planner: questions, bars and the plan in words. Until the first answer it shows an example. */
import { Fragment, type ReactNode } from 'react';
import { Headline } from '../../components/heading.tsx';
import type { PlannerCalculatorData } from '../../site/page-data.ts';
import type { Shown, View } from '../engine/calculator.ts';
import { dayAt, formatDay, mondayFrom } from '../engine/days.ts';
import { type Answers, writeQuery } from '../engine/questions.ts';
import { CalculatorTool, ResultPanel, Workings } from '../engine/shared-parts.tsx';
import { answersText, attachmentText } from '../engine/texts.ts';
import { type Own, type Plan, planFor, planText, verdictText } from './plan.ts';
import { PlanChart } from './plan-chart.tsx';
import { PlanDetails, TakeAway } from './plan-details.tsx';
import { PlannerForm } from './planner-form.tsx';
import { plannerQuestions, plannerSteps } from './planner-questions.ts';
import './planner.css';

const fourWeeks = 28;

export function plannerView(data: PlannerCalculatorData): View {
  const { copy } = data;
  const questions = plannerQuestions(copy);
  const isBlank = (answers: Answers) => writeQuery(questions, answers) === '';
  return {
    questions,
    initial: {},
    // So that there are dates, and a link says the same to everyone.
    completed: (before, now) => {
      const isFirst = isBlank(before) && Object.entries(now).some(([name, text]) => text && name !== 'start');
      return isFirst && !now['start'] ? { ...now, start: mondayFrom(dayAt(new Date()) + fourWeeks) } : now;
    },
    shown: (answers) => {
      if (isBlank(answers)) return shown(data, copy.example.answers, null);
      return shown(data, answers, {
        answers: answersText(questions, answers),
        address: `${location.origin}${data.page.path}?${writeQuery(questions, answers)}`,
        today: dayAt(new Date()),
      });
    },
  };
}

/** Without answers of the visitor's own, they're the example's. */
function shown(data: PlannerCalculatorData, answers: Answers, own: Own | null): Shown {
  const { copy, tables } = data;
  const plan = planFor(data, answers);
  const { offer, isDated, fixed, cost, riskSummary } = plan;
  const enquiryPath = offer && tables.offers[offer.path]?.enquiryPath;
  return {
    result: (
      <ResultPanel
        data={data}
        isExample={own === null}
        isReady={own !== null}
        enquiryPath={enquiryPath ?? data.enquiryPath}
      >
        <Verdict plan={plan} />
        <p className="strong">{cost}</p>
        <p className="note">{plan.departure}</p>
        <PlanChart texts={copy.texts} plan={plan} />
        <p className="strong">{fixed?.text ?? (isDated ? null : copy.texts.noDates)}</p>
        <p>{riskSummary}</p>
      </ResultPanel>
    ),
    below: (
      <>
        {own && <Printed own={own} />}
        <PlanDetails texts={copy.texts} plan={plan} />
        <TakeAway isExample={own === null} />
      </>
    ),
    spoken: own ? [verdictText(plan), cost, riskSummary].join(' ') : '',
    attachment: own && attachmentText(data, planText(plan, own)),
  };
}

export function PlannerSection({ data, opening }: { data: PlannerCalculatorData; opening: ReactNode }) {
  const { copy, name } = data;
  const { questions, initial, shown: shownOf } = plannerView(data);
  const { result, below } = shownOf(initial);
  return (
    <section
      id="first-view"
      className="page-width section under-bar calculator planner"
      data-calculator={name}
      aria-labelledby="calculator-heading"
    >
      <CalculatorTool
        data={data}
        questions={questions}
        opening={
          <div className="stack plan-opening">
            {opening}
            <h2 id="calculator-heading" tabIndex={-1}>
              <Headline text={copy.heading} />
            </h2>
            <p>{copy.lead}</p>
          </div>
        }
        controls={<PlannerForm steps={plannerSteps(copy)} answers={initial} />}
        result={result}
      />
      <div className="stack plan" data-slot="below">
        {below}
      </div>
      <Workings data={data} />
    </section>
  );
}

function Printed({ own }: { own: Own }) {
  return (
    <section className="plan-printed">
      <h3>Your answers</h3>
      <ul>
        {own.answers.map((answer) => (
          <li key={answer}>{answer}</li>
        ))}
      </ul>
      <p>{`Plan made on ${formatDay(own.today)}. Open this plan again at: ${own.address}`}</p>
    </section>
  );
}

function Verdict({ plan: { verdict } }: { plan: Plan }) {
  return (
    <div className="aside calculator-verdict">
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
