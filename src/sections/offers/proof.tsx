/** What was done of the kind that a page offers. */
import type { CaseStudyTeaser } from '../../content/page-data.ts';
import { Heading } from '../../ui/heading.tsx';
import { CaseStudyGrid } from '../case-studies/case-study-grid.tsx';

export function Proof({ studies }: { studies: readonly CaseStudyTeaser[] }) {
  return (
    <section className="page-width proof">
      <Heading text="Work of this kind" className="headline-md" />
      <CaseStudyGrid studies={studies} />
    </section>
  );
}
