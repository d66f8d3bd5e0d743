/** The planner: questions, the chart they draw, and the plan in words. Until the first answer it shows an example. */
import { Fragment, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { fill } from '../../../contract/fill.ts';
import type { PlannerCalculatorData } from '../../content/page-data.ts';
import { AnswersBoundary } from '../engine/answers-boundary.tsx';
import { type Group, questionsIn } from '../engine/calculator.ts';
import { CalculatorFrame } from '../engine/calculator-frame.tsx';
import { dayAt, formatDay, mondayFrom } from '../engine/days.ts';
import { type Answers, writeQuery } from '../engine/fields.ts';
import { Form } from '../engine/form.tsx';
import { answersText } from '../engine/texts.ts';
import { type AnswersInUse, useAnswers } from '../engine/use-answers.ts';
import { PlanChart } from './plan-chart.tsx';
import { PlanDetails } from './plan-details.tsx';
import { planText, verdictText } from './plan-text.ts';
import { type PlanWords, wordsOf } from './plan-words.ts';
import { plannerGroups } from './questions.ts';
import { planProject } from './rules.ts';
import { TakeAway } from './take-away.tsx';
import './planner.css';

const noAnswers = {};
const fourWeeks = 28;

type PlannerViewProps = { data: PlannerCalculatorData; typed?: Answers | undefined };

export function PlannerView({ data, typed }: PlannerViewProps) {
  const { copy } = data;
  const groups = useMemo(() => plannerGroups(copy), [copy]);
  const fields = useMemo(() => questionsIn(groups), [groups]);
  const inUse = useAnswers(fields, noAnswers, typed);
  const { answers, set, replace } = inUse;
  // The first answer brings a first day with it, so that there are dates, and a link says the same to everyone.
  const isBlank = writeQuery(fields, answers) === '';
  const begin = useCallback(
    (name: string, text: string) => {
      const isFirst = isBlank && text !== '' && name !== 'start';
      if (isFirst) replace({ ...answers, [name]: text, start: mondayFrom(dayAt(new Date()) + fourWeeks) });
      else set(name, text);
    },
    [isBlank, answers, replace, set],
  );
  return (
    <AnswersBoundary words={data.common}>
      <PlannerShown data={data} groups={groups} inUse={{ ...inUse, set: begin }} />
    </AnswersBoundary>
  );
}

type PlannerShownProps = { data: PlannerCalculatorData; groups: readonly Group[]; inUse: AnswersInUse };

function PlannerShown({ data, groups, inUse }: PlannerShownProps) {
  const { copy, common, tables, pictures } = data;
  const fields = questionsIn(groups);
  // A control shows its answer at once. The plan follows as soon as the browser has time.
  const entered = useDeferredValue(inUse.answers);
  const query = writeQuery(fields, entered);
  const isBlank = query === '';
  const isExample = isBlank || query === writeQuery(fields, copy.example.answers);
  const answers = isBlank ? copy.example.answers : entered;
  const given = answersText(groups, answers, common);
  const plan = useMemo(() => planProject(copy, tables, answers), [copy, tables, answers]);
  const words = useMemo(() => wordsOf({ copy, tables }, plan), [copy, tables, plan]);
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
      exampleGiven={answersText(groups, copy.example.answers, common)}
      form={
        <Form groups={groups} next={copy.next} answers={inUse.answers} onAnswer={inUse.set} common={common} />
      }
      result={
        <>
          <PlanChart texts={copy.texts} pictures={pictures} plan={plan} words={words} />
          <Verdict verdict={words.verdict} />
        </>
      }
      below={
        <div className="stack plan">
          {!isBlank && (
            <section className="plan-printed">
              <h3>{copy.plan.answers}</h3>
              <ul>
                {given.map((answer) => (
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
      attachment={isBlank ? null : planText(copy, words, { answers: given, address, today })}
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
