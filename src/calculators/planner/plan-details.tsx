/** The plan in words: stages and stopping points, the time it takes from the client's people, and the risks. */
import { memo, useId } from 'react';
import { fill } from '../../../contract/fill.ts';
import { Headline } from '../../components/heading.tsx';
import { Term } from '../../components/term.tsx';
import type { CalculatorCopy } from '../../content/page-data.ts';
import { datesOf, durationOf } from './chart.ts';
import { daysText, fixedText, hoursText, risksText } from './plan-text.ts';
import type { Plan } from './rules.ts';

type PlanProps = { copy: CalculatorCopy['planner']; plan: Plan };

export const PlanDetails = memo(({ copy, plan }: PlanProps) => (
  <div className="stack plan-details">
    <Stages copy={copy} plan={plan} />
    {plan.roles.length > 0 && <People copy={copy} plan={plan} />}
    <Risks copy={copy} plan={plan} />
  </div>
));

function Stages({ copy, plan }: PlanProps) {
  const { texts } = copy;
  return (
    <section>
      <h3>
        <Headline text={texts.stagesHeading} />
      </h3>
      <ol className="plan-stages">
        {plan.stages.map((stage) => (
          <li key={stage.title}>
            <h4>{stage.title}</h4>
            <p className="plan-ends">
              <span>{datesOf(copy, stage)}</span> <em>{durationOf(copy, stage)}</em>
            </p>
            <dl>
              {stage.steps.map(({ title, description }) => (
                <Term key={description} term={title ?? (stage.name === null ? texts.happens : texts.youGet)}>
                  {description}
                </Term>
              ))}
              {stage.stop !== null && <Term term={texts.stopHere}>{stage.stop}</Term>}
            </dl>
          </li>
        ))}
      </ol>
      <p className="note">
        {[fill(texts.source, { source: plan.source }), plan.offer && plan.isStaged && texts.afterLaunch]
          .filter(Boolean)
          .join(' ')}
      </p>
      <p className="plan-fixed">{fixedText(copy, plan) ?? (plan.start === null && texts.noDates)}</p>
    </section>
  );
}

function People({ copy, plan }: PlanProps) {
  const heading = useId();
  const { texts } = copy;
  const sources = [...new Set(copy.roles.map(({ source }) => source))].join(', ');
  const cells = (days: readonly Parameters<typeof daysText>[1][]) =>
    plan.stages.map(({ title }, index) => (
      <td key={title} data-label={title}>
        {daysText(copy, days[index] ?? null)}
      </td>
    ));
  return (
    <section className="plan-people">
      <h3 id={heading}>
        <Headline text={texts.peopleHeading} />
      </h3>
      <table aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col">{texts.roleColumn}</th>
            {plan.stages.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.roles.map(({ role, days }) => (
            <tr key={role}>
              <th scope="row">{role}</th>
              {cells(days)}
            </tr>
          ))}
          <tr>
            <th scope="row">{texts.total}</th>
            {cells(plan.totals.map((span) => span ?? { words: texts.notInDays }))}
          </tr>
        </tbody>
      </table>
      <p>{hoursText(copy, plan)}</p>
      <p className="note">{fill(texts.source, { source: sources })}</p>
    </section>
  );
}

function Risks({ copy, plan }: PlanProps) {
  const { texts } = copy;
  return (
    <section className="plan-risks">
      <h3>
        <Headline text={texts.risksHeading} />
      </h3>
      {plan.risks.length === 0 ? (
        <p>{risksText(copy, plan)}</p>
      ) : (
        <ol>
          {plan.risks.map(({ name, stage, why, you, we }) => (
            <li key={name}>
              <h4>
                {name} <em>{fill(texts.inStage, { stage: plan.stages[stage]?.title ?? '' })}</em>
              </h4>
              <dl>
                <Term term={texts.whyLabel}>{why}</Term>
                <Term term={texts.youLabel}>{you}</Term>
                <Term term={texts.weLabel}>{we}</Term>
              </dl>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
