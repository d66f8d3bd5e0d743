/** The sections of an offer's page. */

import { anchorOf } from '../../../contract/anchor.ts';
import { Heading } from '../../components/heading.tsx';
import { Reveal } from '../../components/reveal.tsx';
import { Term } from '../../components/term.tsx';
import { unbroken } from '../../components/unbroken.ts';
import { paths } from '../../content/paths.ts';
import type { ProseSection } from '../../site/page-data.ts';
import { Words } from '../common/prose.tsx';
import { Questions } from '../common/questions.tsx';
import { SectionHeading } from '../common/section-heading.tsx';
import type { OfferData } from './page.ts';
import './offer-sections.css';

type OutcomesProps = { outcomes: readonly string[]; problem: ProseSection | undefined };

export function Outcomes({ outcomes, problem }: OutcomesProps) {
  return (
    <section className="page-width section grid halves">
      <div>
        <Heading text="What you get" />
        <ul className="ruled marked strong">
          {outcomes.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </ul>
      </div>
      {problem && (
        <div>
          {problem.heading !== null && (
            <h2 id={problem.id} tabIndex={-1}>
              {problem.heading}
            </h2>
          )}
          <Words html={problem.html} />
        </div>
      )}
    </section>
  );
}

export function OfferSteps({ steps }: { steps: OfferData['steps'] }) {
  return (
    <section className="section band-shoal steps-band">
      <div className="page-width">
        <Heading text={steps.heading} />
        {steps.note && <p className="steps-note">{steps.note}</p>}
        <ol className="course">
          {steps.items.map(({ title, duration, description }, index) => (
            <Reveal as="li" key={title} index={index} className="waypoint grid step">
              <div className="cluster step-name">
                <h3 id={anchorOf(title)} className="large" tabIndex={-1}>
                  {title}
                </h3>
                <p className="label">{unbroken(duration)}</p>
              </div>
              <p>{description}</p>
            </Reveal>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function Cost({ cost }: { cost: OfferData['cost'] }) {
  return (
    <section className="page-width section" id="cost" tabIndex={-1}>
      <Heading text={cost.heading} />
      {cost.rows.length > 0 && <CostTable cost={cost} />}
      <div className="stack">
        <h3 className="large">{cost.factors}</h3>
        <ul className="grid as-fits marked decides">
          {cost.decides.map((factor) => (
            <li key={factor}>{factor}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function CostTable({ cost: { columns, rows, note, link } }: { cost: OfferData['cost'] }) {
  return (
    <div className="container">
      <table className="cost-table">
        <thead>
          <tr>
            <th scope="col">{columns.what}</th>
            <th scope="col">{columns.team}</th>
            <th scope="col">{columns.price}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, team, price }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-label={columns.team}>{unbroken(team)}</td>
              <td data-label={columns.price}>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note cost-note">
        {note} <a href={`${paths.services}#prices`}>{link}</a>
      </p>
    </div>
  );
}

/** Questions that a reader can answer alone. */
export function Checklist({ checklist }: { checklist: NonNullable<OfferData['checklist']> }) {
  const { heading, lead, questions } = checklist;
  return (
    <section className="page-width section edge" id="checklist" tabIndex={-1}>
      <SectionHeading split heading={heading} lead={lead} />
      {/* Links to what was a calculator here bring answers along. */}
      <p className="note" role="status" data-older-link />
      <ol className="grid halves ruled ruled-closed marked">
        {questions.map(({ question, ifNot }) => (
          <li key={question}>
            <p className="strong">{question}</p>
            <p>{`If not: ${ifNot}`}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function NotFor({ notFor }: { notFor: OfferData['notFor'] }) {
  return (
    <section className="section section-sm band-sand">
      <div className="page-width beside">
        <Heading text={notFor.heading} />
        <ul className="ruled marked reasons">
          {notFor.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function OfferAnswers({ offer }: { offer: OfferData }) {
  return (
    <>
      <div className="page-width section section-line edge">
        <Questions questions={offer.questions} />
      </div>
      <div className="page-width section section-line grid halves offer-more">
        <section>
          <Heading text="What we build with" />
          <dl className="ruled">
            {offer.technology.map(({ group, names }) => (
              <Term key={group} term={group}>
                {names.join(', ')}
              </Term>
            ))}
          </dl>
        </section>
        <section>
          <Heading text="Related services" />
          <ul className="ruled">
            {offer.related.map(({ path, name }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
            <li>
              <a href={paths.howWeWork}>{offer.howWeWork}</a>
              {' Who owns the code, and what it costs to stop'}
            </li>
          </ul>
        </section>
      </div>
    </>
  );
}
