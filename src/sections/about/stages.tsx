/** The four stages as a passage plan: what happens in each, who takes part, what one holds and what stays. */
import { anchorOf } from '../../../contract/anchor.ts';
import type { HowWeWorkData } from '../../content/page-data.ts';
import { Heading } from '../../ui/heading.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Term } from '../../ui/term.tsx';
import { PassageChart } from './passage-chart.tsx';

type StagesProps = { stages: HowWeWorkData['stages']; passage: HowWeWorkData['passage'] };

export function Stages({ stages, passage }: StagesProps) {
  const { heading, items, specimen, stays } = stages;
  return (
    <section className="page-width stages">
      <Heading text={heading} />
      <div className="stages-plan">
        <PassageChart picture={passage} />
        <ol>
          {items.map((stage, index) => (
            <Reveal as="li" key={stage.title} className="stage">
              <div className="stage-name">
                <h3 className="headline-md" id={anchorOf(stage.title)} tabIndex={-1}>
                  {stage.title}
                </h3>
                <p className="step-duration">{stage.duration}</p>
              </div>
              <p className="stage-happens">{stage.happens}</p>
              <dl>
                <Term term="Who takes part">{stage.takesPart}</Term>
                <Term term="What you hold at its end">{stage.holds}</Term>
                <Term term="How to stop here">{stage.stop}</Term>
              </dl>
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
              <details className="stays">
                <summary>{stays}</summary>
                <ul>
                  {items
                    .slice(0, index + 1)
                    .flatMap(({ papers }) => papers)
                    .map((paper) => (
                      <li key={paper}>{paper}</li>
                    ))}
                </ul>
              </details>
            </Reveal>
          ))}
        </ol>
      </div>
    </section>
  );
}
