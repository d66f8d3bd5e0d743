/** Case studies related to the offer. */

import { Heading } from '../../components/heading.tsx';
import type { CaseStudyTeaser } from '../../content/page-data.ts';
import { CaseStudyGrid } from '../case-studies/case-study-grid.tsx';

export function Proof({ studies }: { studies: readonly CaseStudyTeaser[] }) {
  if (studies.length === 0) return null;
  return (
    <section className="page-width proof">
      <Heading text="Related case studies" className="headline-md" />
      <CaseStudyGrid studies={studies} />
    </section>
  );
}
