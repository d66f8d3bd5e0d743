/** Up to three case studies: a large one and two small ones, or two of equal size. */

import { Reveal } from '../../components/reveal.tsx';
import type { CaseStudyTeaser } from '../../content/page-data.ts';
import { CaseStudyCard } from './case-study-card.tsx';

export function CaseStudyGrid({ studies }: { studies: readonly CaseStudyTeaser[] }) {
  return (
    <ul className={studies.length === 2 ? 'case-grid' : 'case-grid case-grid-large'}>
      {studies.map((study, index) => (
        <Reveal as="li" key={study.path} index={index} step="card">
          <CaseStudyCard study={study} />
        </Reveal>
      ))}
    </ul>
  );
}
