/** What the provider holds to be true, and works by. */
import type { CompanyData } from '../../content/page-data.ts';
import { Heading } from '../../ui/heading.tsx';
import { Reveal } from '../../ui/reveal.tsx';

export function Beliefs({ beliefs }: { beliefs: CompanyData['beliefs'] }) {
  return (
    <section className="beliefs">
      <div className="page-width">
        <Heading text={beliefs.heading} />
        <ul>
          {beliefs.items.map(({ title, description }, index) => (
            <Reveal as="li" key={title} index={index}>
              <h3>{title}</h3>
              <p>{description}</p>
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}
