/** One case study across the page. The whole card is its link. */
import type { ReactNode } from 'react';
import { SitePicture } from '../../components/site-picture.tsx';
import { StudySummary } from './case-study-card.tsx';
import type { CaseStudyTeaser } from './teaser.ts';
import './related-study.css';

/** @param heading the section's own, above the study's title */
export function RelatedStudy({ heading, study }: { heading: ReactNode; study: CaseStudyTeaser }) {
  return (
    <section className="page-width section grid seven-five card related-study">
      <div className="case-picture">
        <SitePicture picture={study.image} className="card-picture" />
      </div>
      <div className="stack">
        {heading}
        <StudySummary study={study} />
      </div>
    </section>
  );
}
