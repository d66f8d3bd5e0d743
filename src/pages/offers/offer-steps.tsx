/** The steps of a project and how long each takes. */
import { anchorOf } from '../../../contract/anchor.ts';
import { Heading } from '../../components/heading.tsx';
import { Reveal } from '../../components/reveal.tsx';
import type { OfferData } from '../../content/page-data.ts';

export function OfferSteps({ steps }: { steps: OfferData['steps'] }) {
  return (
    <section className="steps-band">
      <div className="page-width">
        <Heading text={steps.heading} />
        <ol className="steps">
          {steps.items.map(({ title, duration, description }, index) => (
            <Reveal as="li" key={title} index={index} className="columns step">
              <p className="step-duration">{duration}</p>
              <h3 id={anchorOf(title)} tabIndex={-1}>
                {title}
              </h3>
              <p>{description}</p>
            </Reveal>
          ))}
        </ol>
      </div>
    </section>
  );
}
