/** Three case studies: one large, two below it. */
import type { HomeData } from '../../content/page-data.ts';
import { LinkOrButton } from '../../ui/link-or-button.tsx';
import { CaseStudyGrid } from '../case-studies/case-study-grid.tsx';
import { SectionHeading } from '../common/section-heading.tsx';

export function FeaturedCaseStudies({ caseStudies }: { caseStudies: HomeData['caseStudies'] }) {
  return (
    <section className="page-width featured-cases">
      <SectionHeading heading={caseStudies.heading} lead={caseStudies.lead} />
      <CaseStudyGrid studies={caseStudies.featured} />
      <LinkOrButton path={caseStudies.action.path} look="outlined">
        {caseStudies.action.label}
      </LinkOrButton>
    </section>
  );
}
