/** The sections of an offer's page. */

import { anchorOf } from '../../../contract/anchor.ts';
import { Heading } from '../../components/heading.tsx';
import { Reveal } from '../../components/reveal.tsx';
import { Term } from '../../components/term.tsx';
import { paths } from '../../content/paths.ts';
import type { LayoutData, ProseSection } from '../../site/page-data.ts';
import { Words } from '../common/prose.tsx';
import { Questions } from '../common/questions.tsx';
import type { OfferData } from './page.ts';
import './offer-sections.css';

type OutcomesProps = { heading: string; problem: ProseSection | undefined; outcomes: readonly string[] };

export function Outcomes({ heading, problem, outcomes }: OutcomesProps) {
  return (
    <section className="page-width section section-md columns outcomes" data-print="halves">
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
      <div>
        <Heading text={heading} />
        <ul className="ruled">
          {outcomes.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </ul>
      </div>
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
            <Reveal as="li" key={title} index={index} className="waypoint columns step">
              <div className="cluster step-name">
                <h3 id={anchorOf(title)} className="large" tabIndex={-1}>
                  {title}
                </h3>
                <p className="label">{duration}</p>
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
    <section className="page-width section columns cost" id="cost" tabIndex={-1}>
      <div className="stack">
        <Heading text={cost.heading} />
        {cost.worked && (
          <p className="aside band-shoal">
            <strong>{cost.example}</strong> {cost.worked.what}. {cost.worked.sum}
          </p>
        )}
        {cost.worked?.firstStage && <p>{cost.worked.firstStage}</p>}
        <p>
          <a href={`${paths.services}#prices`}>{cost.link}</a>
        </p>
      </div>
      <div className="stack">
        <h3>{cost.factors}</h3>
        <ul className="ruled">
          {cost.decides.map((factor) => (
            <li key={factor}>{factor}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function NotFor({ notFor }: { notFor: OfferData['notFor'] }) {
  return (
    <section className="section section-md band-sand">
      <div className="page-width beside" data-print="beside">
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

type OfferAnswersProps = { offer: OfferData; words: LayoutData['words']['offer']; questions: string };

export function OfferAnswers({ offer, words, questions }: OfferAnswersProps) {
  return (
    <div className="page-width columns offer-answers">
      <Questions heading={questions} questions={offer.questions} />
      <aside className="stack" aria-label={words.more}>
        <section>
          <Heading text={words.technology} />
          <dl className="ruled technology" data-print="beside">
            {offer.technology.map(({ group, names }) => (
              <Term key={group} term={group}>
                {names.join(', ')}
              </Term>
            ))}
          </dl>
        </section>
        <section data-print="none">
          <Heading text={words.related} />
          <ul className="ruled related">
            {offer.related.map(({ path, name }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
            <li>
              <a href={paths.howWeWork}>{offer.howWeWork}</a>
              {` ${words.howWeWork}`}
            </li>
          </ul>
        </section>
      </aside>
    </div>
  );
}
