/** How we work in detail: what happens in each stage, who takes part and how to stop. */
import { anchorOf } from '../../../contract/anchor.ts';
import { Heading } from '../../components/heading.tsx';
import { Reveal } from '../../components/reveal.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import { Term } from '../../components/term.tsx';
import type { LayoutData } from '../../content/page-data.ts';
import { ClosingCall } from '../common/closing-call.tsx';
import { PageHero } from '../common/page-hero.tsx';
import { Prose } from '../common/prose.tsx';
import { Questions } from '../common/questions.tsx';
import type { HowWeWorkData } from './page.ts';
import './passage.css';
import './stages.css';

export function HowWeWorkPage({ data, layout }: { data: HowWeWorkData; layout: LayoutData }) {
  return (
    <>
      <PageHero page={data} />
      <Stages stages={data.stages} passage={data.passage} />
      <Prose sections={data.sections} />
      <Questions heading="Questions and answers" questions={data.questions} />
      <ClosingCall planner={layout.planner} {...data.next} />
    </>
  );
}

function Stages({ stages, passage }: Pick<HowWeWorkData, 'stages' | 'passage'>) {
  const { heading, items, example, facts } = stages;
  return (
    <section className="page-width section stages">
      <Heading text={heading} />
      <div className="stages-plan">
        <div className="passage">
          <SitePicture picture={passage} />
        </div>
        <ol>
          {items.map((stage) => (
            <Reveal as="li" key={stage.title} className="columns stage">
              <div className="stage-name">
                <h3 className="headline-md" id={anchorOf(stage.title)} tabIndex={-1}>
                  {stage.title}
                </h3>
                <p className="stage-duration">{stage.duration}</p>
              </div>
              <p className="stage-happens">{stage.happens}</p>
              <dl data-print="thirds">
                <Term term={facts.takesPart}>{stage.takesPart}</Term>
                <Term term={facts.deliverable}>{stage.deliverable}</Term>
                <Term term={facts.stop}>{stage.stop}</Term>
              </dl>
              {stage.example && (
                <details className="paper">
                  <summary>
                    {example.open}: <em>{stage.example.title}</em>
                  </summary>
                  <div className="paper-sheet">
                    <p className="paper-mark">{example.mark}</p>
                    <dl>
                      {stage.example.rows.map(({ label, text }) => (
                        <Term key={label} term={label}>
                          {text}
                        </Term>
                      ))}
                    </dl>
                  </div>
                </details>
              )}
            </Reveal>
          ))}
        </ol>
      </div>
    </section>
  );
}
