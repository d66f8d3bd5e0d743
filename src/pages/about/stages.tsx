/** The four stages: what happens in each, who takes part, what you get, and what you keep if you stop. */
import { anchorOf } from '../../../contract/anchor.ts';
import { Heading } from '../../components/heading.tsx';
import { Reveal } from '../../components/reveal.tsx';
import { Term } from '../../components/term.tsx';
import type { HowWeWorkData } from '../../content/page-data.ts';
import { PassageChart } from './passage-chart.tsx';
import './passage.css';

type StagesProps = { stages: HowWeWorkData['stages']; passage: HowWeWorkData['passage'] };

export function Stages({ stages, passage }: StagesProps) {
  const { heading, items, specimen } = stages;
  return (
    <section className="page-width stages">
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
                <p className="step-duration">{stage.duration}</p>
              </div>
              <p className="stage-happens">{stage.happens}</p>
              <dl>
                <Term term="Who takes part">{stage.takesPart}</Term>
                <Term term="What you get">{stage.holds}</Term>
                <Term term="If you stop here">{stage.stop}</Term>
              </dl>
              {stage.specimen && (
                <details className="paper">
                  <summary>
                    {specimen.open}: <em>{stage.specimen.title}</em>
                  </summary>
                  <div className="paper-sheet">
                    <p className="paper-mark">{specimen.mark}</p>
                    <dl>
                      {stage.specimen.rows.map(({ label, text }) => (
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
