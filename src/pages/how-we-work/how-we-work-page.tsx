/** How we work in detail. */

import { anchorOf } from '../../../contract/anchor.ts';
import { Heading } from '../../components/heading.tsx';
import { Reveal } from '../../components/reveal.tsx';
import { Term } from '../../components/term.tsx';
import { unbroken } from '../../components/unbroken.ts';
import { ClosingCall } from '../common/closing-call.tsx';
import { PageHero } from '../common/page-hero.tsx';
import { Prose } from '../common/prose.tsx';
import { Questions } from '../common/questions.tsx';
import { SectionHeading } from '../common/section-heading.tsx';
import type { HowWeWorkData } from './page.ts';
import './how-we-work-page.css';

export function HowWeWorkPage({ data }: { data: HowWeWorkData }) {
  return (
    <>
      <PageHero page={data} action={data.next.action} />
      <Stages stages={data.stages} />
      {data.samples && <Samples samples={data.samples} />}
      <Prose sections={data.sections} />
      <div className="page-width section">
        <Questions questions={data.questions} />
      </div>
      <ClosingCall chart={data.chart} planner={data.planner} {...data.next} />
    </>
  );
}

function Stages({ stages: { heading, items, facts } }: Pick<HowWeWorkData, 'stages'>) {
  return (
    <section className="page-width section">
      <Heading text={heading} />
      <ol className="grid course stages">
        {items.map(({ title, duration, happens, takesPart, deliverable, stop }) => (
          <Reveal as="li" key={title} className="waypoint stage">
            <h3 id={anchorOf(title)} className="large" tabIndex={-1}>
              {title}
            </h3>
            <p className="label">{unbroken(duration)}</p>
            <p>{happens}</p>
            <dl className="ruled">
              <Term term={facts.deliverable}>{deliverable}</Term>
              <Term term={facts.takesPart}>{takesPart}</Term>
              <Term term={facts.stop}>{stop}</Term>
            </dl>
          </Reveal>
        ))}
      </ol>
    </section>
  );
}

function Samples({ samples }: { samples: NonNullable<HowWeWorkData['samples']> }) {
  return (
    <section className="section band-shelf" id="samples" tabIndex={-1}>
      <div className="page-width">
        <SectionHeading split heading={samples.heading} lead={samples.lead} />
        <div className="grid sample-pages">
          {samples.papers.map(({ kind, title, rows }) => (
            <article key={kind} className="box stack sample-page" aria-label={kind}>
              <p className="strong sample-kind">{kind}</p>
              <h3 className="large">{title}</h3>
              <dl className="grid as-fits">
                {rows.map(({ label, text }) => (
                  <Term key={label} term={label}>
                    {text}
                  </Term>
                ))}
              </dl>
              <p className="note">{samples.mark}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
