/** One case study across the page. The whole card is its link. */
import type { ReactNode } from 'react';
import { SitePicture } from '../../components/site-picture.tsx';
import type { CaseStudyTeaser } from '../case-study/teaser.ts';
import { ProvisionalMark } from './case-study-card.tsx';
import './related-study.css';

/** @param heading the section's own, above the study's title */
export function RelatedStudy({ heading, study }: { heading: ReactNode; study: CaseStudyTeaser }) {
  const { client, sector, title, description, image, path, provisional } = study;
  return (
    <section className="page-width section grid seven-five card related-study">
      <div className="case-picture">
        <SitePicture picture={image} className="card-picture" />
      </div>
      <div className="stack">
        {heading}
        <p className="case-client">
          {client} <em className="water">{sector}</em>
        </p>
        <h3 className="large">
          <a className="stretched-link" href={path}>
            {title}
          </a>
        </h3>
        <p className="soft">{description}</p>
        <ProvisionalMark provisional={provisional} />
      </div>
    </section>
  );
}
