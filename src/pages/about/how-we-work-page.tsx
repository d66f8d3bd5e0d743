/** How we work in detail: what happens in each stage, who takes part and how to stop. */
import { anchorOf } from '../../../contract/anchor.ts';
import { BelowFirstView } from '../../components/after-first-view.tsx';
import { Heading } from '../../components/heading.tsx';
import { Reveal } from '../../components/reveal.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import { Term } from '../../components/term.tsx';
import type { HowWeWorkData, Picture } from '../../content/page-data.ts';
import { ClosingCall } from '../common/closing-call.tsx';
import { PageHero } from '../common/page-hero.tsx';
import { Prose } from '../common/prose.tsx';
import { Questions } from '../common/questions.tsx';
import { passage } from './passage.ts';
import './passage.css';
import './stages.css';

export function HowWeWorkPage({ data }: { data: HowWeWorkData }) {
  return (
    <>
      <PageHero page={data} stops={data.stages.items} />
      <BelowFirstView>
        <Stages stages={data.stages} passage={data.passage} />
        <Prose sections={data.sections} />
        <Questions heading="Questions and answers" questions={data.questions} />
        <ClosingCall {...data.next} />
      </BelowFirstView>
    </>
  );
}

function Stages({ stages, passage }: Pick<HowWeWorkData, 'stages' | 'passage'>) {
  const { heading, items, example, facts } = stages;
  return (
    <section className="page-width section stages">
      <Heading text={heading} />
      <div className="stages-plan">
        <PassageChart picture={passage} />
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

type Place = (typeof passage)[number];

/** The picture is complete by itself. Over it, passage.css draws the course as far as you've scrolled. */
function PassageChart({ picture }: { picture: Picture }) {
  const legs = passage.slice(1).map((to, index) => ({ from: passage[index] ?? to, to }));
  return (
    <div className="passage">
      <SitePicture picture={picture} />
      <svg viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
        {legs.map(({ from, to }) => (
          <path key={to.join()} className="passage-leg" pathLength="1" d={between(from, to)} />
        ))}
      </svg>
    </div>
  );
}

/** Each line runs from ring to ring, so that the rings stay open. */
function between([x, y]: Place, [toX, toY]: Place): string {
  const ring = 10 / Math.hypot(toX - x, toY - y);
  const at = (share: number) => `${Math.round(x + (toX - x) * share)} ${Math.round(y + (toY - y) * share)}`;
  return `M${at(ring)}L${at(1 - ring)}`;
}
