/** One case study across the page. The whole card is its link. */
import { Heading } from '../../components/heading.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import { StudySummary } from './case-study-card.tsx';
import type { CaseStudyTeaser } from './teaser.ts';

export function RelatedStudy({ heading, study }: { heading: string; study: CaseStudyTeaser }) {
  return (
    <section className="page-width section grid seven-five card related-study">
      <div className="case-picture">
        <SitePicture picture={study.image} className="card-picture" />
      </div>
      <div className="stack">
        <Heading text={heading} className="label" />
        <StudySummary study={study} />
      </div>
    </section>
  );
}
