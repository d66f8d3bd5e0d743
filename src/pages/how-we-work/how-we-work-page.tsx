/** How we work in detail: what happens in each stage, who takes part and how to stop. */

import { anchorOf } from '../../../contract/anchor.ts';
import { Heading } from '../../components/heading.tsx';
import { Reveal } from '../../components/reveal.tsx';
import { Term } from '../../components/term.tsx';
import type { LayoutData } from '../../site/page-data.ts';
import { ClosingCall } from '../common/closing-call.tsx';
import { PageHero } from '../common/page-hero.tsx';
import { Prose } from '../common/prose.tsx';
import { Questions } from '../common/questions.tsx';
import { SectionHeading } from '../common/section-heading.tsx';
import type { HowWeWorkData } from './page.ts';
import { StageCourse, StageRuler } from './stage-course.tsx';
import { monthsOf } from './stage-times.ts';
import './samples.css';
import './stages.css';

export function HowWeWorkPage({ data, layout }: { data: HowWeWorkData; layout: LayoutData }) {
  return (
    <>
      <PageHero page={data} action={data.next.action} />
      <Stages stages={data.stages} times={data.times} />
      {data.samples && <Samples samples={data.samples} />}
      <Prose sections={data.sections} />
      <div className="page-width section">
        <Questions heading={layout.words.page.questions} questions={data.questions} />
      </div>
      <ClosingCall planner={layout.planner} {...data.next} />
    </>
  );
}

function Stages({ stages, times }: Pick<HowWeWorkData, 'stages' | 'times'>) {
  const { heading, items, facts, scale } = stages;
  const months = monthsOf(times);
  return (
    <section className="page-width section stages">
      <Heading text={heading} />
      <StageRuler months={months} caption={scale} />
      <ol className="ruled">
        {items.map((stage, index) => (
          <Reveal as="li" key={stage.title} className="columns stage">
            <div className="stage-name">
              <h3 id={anchorOf(stage.title)} className="large" tabIndex={-1}>
                {stage.title}
              </h3>
              <p className="label">{stage.duration}</p>
            </div>
            {times[index] && <StageCourse time={times[index]} months={months} />}
            <p className="lead stage-happens">{stage.happens}</p>
            <dl className="grid" data-print="thirds">
              <Term term={facts.takesPart}>{stage.takesPart}</Term>
              <Term term={facts.deliverable}>{stage.deliverable}</Term>
              <Term term={facts.stop}>{stage.stop}</Term>
            </dl>
          </Reveal>
        ))}
      </ol>
    </section>
  );
}

/** Pages that clients are given, side by side. */
function Samples({ samples }: { samples: NonNullable<HowWeWorkData['samples']> }) {
  return (
    <section className="section band-shelf" id="samples" tabIndex={-1}>
      <div className="page-width">
        <SectionHeading heading={samples.heading} lead={samples.lead} />
        <div className="grid sample-pages" data-print="thirds">
          {samples.papers.map(({ kind, title, rows }) => (
            <article key={kind} className="box sample-page" aria-label={kind}>
              <p className="strong sample-kind">{kind}</p>
              <h3 className="large">{title}</h3>
              <dl className="grid">
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
