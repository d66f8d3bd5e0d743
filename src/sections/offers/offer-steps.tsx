/** How an offer goes, step by step, and how long each takes. */
import { anchorOf } from '../../../contract/anchor.ts';
import type { OfferData } from '../../content/page-data.ts';
import { Heading } from '../../ui/heading.tsx';
import { Reveal } from '../../ui/reveal.tsx';

export function OfferSteps({ steps }: { steps: OfferData['steps'] }) {
  return (
    <section className="steps-band">
      <div className="page-width">
        <Heading text={steps.heading} />
        <ol className="steps">
          {steps.items.map(({ title, duration, description }, index) => (
            <Reveal as="li" key={title} index={index} className="step">
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
