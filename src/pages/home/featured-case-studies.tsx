/** Three case studies: one large, two beside it. */
import type { HomeData } from '../../content/page-data.ts';
import { CaseStudyGrid } from '../case-studies/case-study-grid.tsx';
import { SectionHeading } from '../common/section-heading.tsx';

export function FeaturedCaseStudies({ caseStudies }: { caseStudies: HomeData['caseStudies'] }) {
  return (
    <section className="page-width featured-cases">
      <SectionHeading heading={caseStudies.heading} lead={caseStudies.lead} actions={[caseStudies.action]} />
      <CaseStudyGrid studies={caseStudies.featured} />
    </section>
  );
}
