/** What the provider believes. */

import { Heading } from '../../components/heading.tsx';
import { Reveal } from '../../components/reveal.tsx';
import type { CompanyData } from '../../content/page-data.ts';

export function Beliefs({ beliefs }: { beliefs: CompanyData['beliefs'] }) {
  return (
    <section className="beliefs">
      <div className="page-width">
        <Heading text={beliefs.heading} />
        <ul>
          {beliefs.items.map(({ title, description }, index) => (
            <Reveal as="li" key={title} index={index} className="columns">
              <h3>{title}</h3>
              <p>{description}</p>
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}
