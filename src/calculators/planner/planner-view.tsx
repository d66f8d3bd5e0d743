/** The planner: questions, the chart they draw, and the plan in words. Until the first answer it shows an example. */
import { Fragment } from 'react';
import { fill } from '../../../contract/fill.ts';
import type { PlannerCalculatorData } from '../../site/page-data.ts';
import { questionsIn } from '../engine/calculator.ts';
import { dayAt, formatDay, mondayFrom } from '../engine/days.ts';
import { type Answers, writeQuery } from '../engine/fields.ts';
import { answersText } from '../engine/texts.ts';
import type { CalculatorView, Shown } from '../engine/view.ts';
import { PlanChart } from './plan-chart.tsx';
import { PlanDetails } from './plan-details.tsx';
import { PlanLegend } from './plan-legend.tsx';
import { PlanStrip } from './plan-strip.tsx';
import { planText, verdictText } from './plan-text.ts';
import { type PlanWords, wordsOf } from './plan-words.ts';
import { plannerGroups } from './questions.ts';
import { planProject } from './rules.ts';
import { TakeAway } from './take-away.tsx';
import './planner.css';

const fourWeeks = 28;

export function plannerView(data: PlannerCalculatorData): CalculatorView {
  const groups = plannerGroups(data.copy);
  const fields = questionsIn(groups);
  const isBlank = (answers: Answers) => writeQuery(fields, answers) === '';
  return {
    data,
    isLong: true,
    next: data.copy.next,
    linkCopied: data.copy.takeAway.linkCopied,
    fields,
    initial: {},
    // The first answer brings a first day with it, so that there are dates, and a link says the same to everyone.
    completed: (before, now) => {
      const isFirst = isBlank(before) && Object.entries(now).some(([name, text]) => text && name !== 'start');
      return isFirst && !now['start'] ? { ...now, start: mondayFrom(dayAt(new Date()) + fourWeeks) } : now;
    },
    groups: () => groups,
    shown: (answers) => (isBlank(answers) ? exampleShown(data) : planShown(data, answers)),
  };
}

function exampleShown(data: PlannerCalculatorData): Shown {
  const { chart, result, strip, details } = partsOf(data, data.copy.example.answers);
  return {
    isExample: true,
    chart,
    result,
    strip,
    below: (
      <>
        {/* In the place of the printed answers. */}
        {null}
        {details}
        <TakeAway texts={data.copy.takeAway} common={data.common} isBlank />
      </>
    ),
    spoken: '',
    enquiryPath: data.enquiryPath,
    attachment: null,
  };
}

function planShown(data: PlannerCalculatorData, answers: Answers): Shown {
  const { copy, common, tables, page } = data;
  const groups = plannerGroups(copy);
  const fields = questionsIn(groups);
  const query = writeQuery(fields, answers);
  const { chart, result, strip, details, plan, words } = partsOf(data, answers);
  const given = answersText(groups, answers, common);
  const address = `${location.origin}${page.path}?${query}`;
  const today = dayAt(new Date());
  const offer = plan.offer && tables.offers[plan.offer.path];
  return {
    isExample: query === writeQuery(fields, copy.example.answers),
    chart,
    result,
    strip,
    below: (
      <>
        <section className="plan-printed">
          <h3>{copy.plan.answers}</h3>
          <ul>
            {given.map((answer) => (
              <li key={answer}>{answer}</li>
            ))}
          </ul>
          <p>{`${fill(copy.plan.made, { date: formatDay(today) })} ${copy.plan.address}: ${address}`}</p>
        </section>
        {details}
        <TakeAway texts={copy.takeAway} common={common} isBlank={false} />
      </>
    ),
    spoken: `${verdictText(words)} ${words.riskCount}`,
    enquiryPath: offer?.enquiryPath ?? data.enquiryPath,
    attachment: planText(copy, words, { answers: given, address, today }),
  };
}

function partsOf({ copy, tables }: PlannerCalculatorData, answers: Answers) {
  const plan = planProject(copy, tables, answers);
  const words = wordsOf({ copy, tables }, plan);
  return {
    plan,
    words,
    chart: <PlanChart texts={copy.texts} plan={plan} words={words} />,
    result: (
      <>
        <Verdict verdict={words.verdict} />
        <PlanLegend words={words} />
      </>
    ),
    strip: <PlanStrip plan={plan} />,
    details: <PlanDetails texts={copy.texts} words={words} hasDates={plan.start !== null} />,
  };
}

function Verdict({ verdict }: Pick<PlanWords, 'verdict'>) {
  return (
    <div className="aside calculator-verdict plan-verdict">
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
