/** A case study's teaser: cover, client, what was done, platform tags. The whole card is its link. */
import { useId } from 'react';
import type { CaseStudyTeaser } from '../../content/page-data.ts';
import { ChartPicture } from '../../ui/chart-picture.tsx';
import { ProvisionalMark } from './provisional-mark.tsx';

export function CaseStudyCard({ study }: { study: CaseStudyTeaser }) {
  const { client, sector, title, description, platforms, image, path, provisional } = study;
  const id = useId();
  return (
    <article className="case-card" aria-labelledby={id}>
      <ChartPicture picture={image} className="case-cover" />
      <div className="case-words">
        <p className="case-client">
          {client} <em>{sector}</em>
        </p>
        <h3 id={id}>
          <a className="cover-link" href={path}>
            {title}
          </a>
        </h3>
        <p>{description}</p>
        <ProvisionalMark provisional={provisional} />
        <ul className="tags" aria-label="Platforms">
          {platforms.map((platform) => (
            <li key={platform}>{platform}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}
