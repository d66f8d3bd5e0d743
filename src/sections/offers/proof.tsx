/** What was done of the kind that a page offers. */
import type { CaseStudyTeaser } from '../../content/page-data.ts';
import { CaseStudyGrid } from '../case-studies/case-study-grid.tsx';

export function Proof({ studies }: { studies: readonly CaseStudyTeaser[] }) {
  return (
    <section className="page-width proof">
      <h2 className="headline-md">Work of this kind</h2>
      <CaseStudyGrid studies={studies} />
    </section>
  );
}
