/** The four stages in depth, each with the same four questions answered. */
import { anchorOf } from '../../../contract/anchor.ts';
import type { HowWeWorkData } from '../../content/page-data.ts';
import { Heading } from '../../ui/heading.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Term } from '../../ui/term.tsx';

export function Stages({ stages }: { stages: HowWeWorkData['stages'] }) {
  return (
    <section className="page-width stages">
      <Heading text={stages.heading} />
      <ol>
        {stages.items.map((stage) => (
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
          </Reveal>
        ))}
      </ol>
    </section>
  );
}
