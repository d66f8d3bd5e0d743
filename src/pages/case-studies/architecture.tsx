/**
 * The system's parts in the order in which a request reaches them. Choosing a part moves the request to it and
 * shows what happens if that part fails.
 */

import { Heading } from '../../components/heading.tsx';
import type { CaseStudyData } from '../../content/page-data.ts';
import './case-study-parts.css';

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
                <strong>{name}</strong> <span className="note">{does}</span> <em>{words.fails}</em>
              </summary>
              <p>{fails}</p>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
