/** The parts of what was built, in the order a request meets them, drawn as a channel with marks. */
import type { CaseStudyData } from '../../content/page-data.ts';
import { Heading } from '../../ui/heading.tsx';

export function Architecture({ architecture }: { architecture: CaseStudyData['architecture'] }) {
  return (
    <section className="architecture page-width">
      <Heading text="What it is made of" className="headline-md" />
      <figure>
        <ol>
          {architecture.parts.map(({ name, does }) => (
            <li key={name}>
              <strong>{name}</strong>
              <span>{does}</span>
            </li>
          ))}
        </ol>
        <figcaption>{architecture.caption}</figcaption>
      </figure>
    </section>
  );
}
