/** The plan in words, and what a visitor can keep of it. */
import { Headline } from '../../components/heading.tsx';
import { LinkOrButton } from '../../components/link-or-button.tsx';
import { Term } from '../../components/term.tsx';
import type { PlannerCopy } from '../../site/page-data.ts';
import type { Plan } from './plan.ts';

type PlanProps = { texts: PlannerCopy['texts']; plan: Plan };

export function PlanDetails({ texts, plan }: PlanProps) {
  return (
    <div className="stack plan-details">
      <Stages texts={texts} plan={plan} />
      <Price texts={texts} plan={plan} />
      <People texts={texts} plan={plan} />
      <Risks texts={texts} plan={plan} />
    </div>
  );
}

function Stages({ texts, plan: { stages, source } }: PlanProps) {
  return (
    <section>
      <h2>
        <Headline text={texts.stagesHeading} />
      </h2>
      <ol className="grid plan-stages">
        {stages.map(({ title, duration, steps, stop }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="strong water">{duration}</p>
            <dl>
              {steps.map(({ term, description }) => (
                <Term key={description} term={term}>
                  {description}
                </Term>
              ))}
              {stop !== null && <Term term="If you stop there">{stop}</Term>}
            </dl>
          </li>
        ))}
      </ol>
      <p className="note">{source}</p>
    </section>
  );
}

function Price({ texts, plan: { price } }: PlanProps) {
  if (!price) return null;
  return (
    <section className="plan-price">
      <h2>
        <Headline text={texts.priceHeading} />
      </h2>
      <dl className="ruled">
        {price.parts.map(({ title, people, price: own }) => (
          <div key={title} className="cluster">
            <dt>{title}</dt>
            <dd>{people}</dd>
            <dd>{own}</dd>
          </div>
        ))}
      </dl>
      <p className="strong">{price.total}</p>
      <p className="note">{texts.priceNote}</p>
    </section>
  );
}

function People({ texts, plan: { stages, people } }: PlanProps) {
  if (!people) return null;
  const cells = (days: readonly string[]) =>
    stages.map(({ title }, index) => (
      <td key={title} data-label={title} data-empty={days[index] === 'none'}>
        {days[index]}
      </td>
    ));
  return (
    <section className="container plan-people">
      <h2 id="plan-people">
        <Headline text={texts.peopleHeading} />
      </h2>
      <table aria-labelledby="plan-people">
        <thead>
          <tr>
            <th scope="col">Who</th>
            {stages.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.rows.map(({ role, times }) => (
            <tr key={role}>
              <th scope="row">{role}</th>
              {cells(times.map(({ text }) => text))}
            </tr>
          ))}
          <tr>
            <th scope="row">Days in total, excluding interviews</th>
            {cells(people.totals)}
          </tr>
        </tbody>
      </table>
      <p>{people.hours}</p>
      <p className="note">{people.source}</p>
    </section>
  );
}

function Risks({ texts, plan: { risks, riskSummary } }: PlanProps) {
  return (
    <section className="plan-risks">
      <h2>
        <Headline text={texts.risksHeading} />
      </h2>
      {risks.length === 0 ? (
        <p>{riskSummary}</p>
      ) : (
        <ol className="ruled">
          {risks.map(({ name, stage, why, you, we }) => (
            <li key={name}>
              <h3>
                {name} <em className="water">{`in ${stage}`}</em>
              </h3>
              <dl>
                <Term term="Why it hurts projects">{why}</Term>
                <Term term="What you can do now">{you}</Term>
                <Term term="What we’d do">{we}</Term>
              </dl>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** A link to the plan, or the plan on paper. */
export function TakeAway({ isExample }: { isExample: boolean }) {
  return (
    <section className="take-away" aria-labelledby="take-away-heading">
      <h2 id="take-away-heading">Keep this plan</h2>
      <div className="cluster">
        <LinkOrButton
          size="small"
          look="outlined"
          disabled={isExample}
          data-needs-script
          data-action="copy-link"
        >
          Copy the link to this plan
        </LinkOrButton>
        <LinkOrButton size="small" look="outlined" disabled={isExample} data-needs-script data-action="print">
          Print this plan
        </LinkOrButton>
      </div>
      <p className="note" role="status" />
    </section>
  );
}
