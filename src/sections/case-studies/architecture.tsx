/**
 * The parts of what was built, in the order a request meets them, drawn as a channel with marks. Choosing a part takes
 * the request as far as it, and says what happens when that part fails.
 */
import type { CaseStudyData } from '../../content/page-data.ts';
import { Heading } from '../../ui/heading.tsx';

type ArchitectureProps = Pick<CaseStudyData, 'architecture' | 'words'>;

export function Architecture({ architecture, words }: ArchitectureProps) {
  return (
    <section className="architecture page-width">
      <Heading text={words.parts} className="headline-md" />
      <p>{architecture.caption}</p>
      <ol>
        {architecture.parts.map(({ name, does, fails }, index) => (
          <li key={name}>
            <details name="part" open={index === 0}>
              <summary>
                <strong>{name}</strong> <span>{does}</span> <em>{words.fails}</em>
              </summary>
              <p>{fails}</p>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
