/** The four stages in depth, each with the same four questions answered. */
import type { HowWeWorkData } from '../../content/page-data.ts';
import { Headline } from '../../ui/headline.tsx';
import { Reveal } from '../../ui/reveal.tsx';

export function Stages({ stages }: { stages: HowWeWorkData['stages'] }) {
  return (
    <section className="page-width stages">
      <h2 className="headline-lg">
        <Headline text={stages.heading} />
      </h2>
      <ol>
        {stages.items.map((stage) => (
          <Reveal as="li" key={stage.title} className="stage">
            <div className="stage-name">
              <h3 className="headline-md">{stage.title}</h3>
              <p className="step-duration">{stage.duration}</p>
            </div>
            <p className="stage-happens">{stage.happens}</p>
            <dl>
              <div>
                <dt>Who takes part</dt>
                <dd>{stage.takesPart}</dd>
              </div>
              <div>
                <dt>What you hold at its end</dt>
                <dd>{stage.holds}</dd>
              </div>
              <div>
                <dt>How one stops here</dt>
                <dd>{stage.stop}</dd>
              </div>
            </dl>
          </Reveal>
        ))}
      </ol>
    </section>
  );
}
