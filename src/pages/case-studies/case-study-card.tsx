/** A case study's teaser: cover, client, what was done, platform tags. The whole card is its link. */
import { useId, useState } from 'react';
import type { CaseStudyTeaser } from '../../content/page-data.ts';
import { CardPicture } from './card-picture.tsx';
import { ProvisionalMark } from './provisional-mark.tsx';
import './case-cards.css';

export function CaseStudyCard({ study }: { study: CaseStudyTeaser }) {
  const { client, sector, title, description, platforms, path, provisional } = study;
  const id = useId();
  const [isPointedAt, setPointedAt] = useState(false);
  return (
    <article
      className="stack case-card"
      aria-labelledby={id}
      // A scrolling finger crosses one card after another, and visitors who save data only get the chart.
      onPointerMove={({ pointerType }) => {
        if (pointerType !== 'touch' && !navigator.connection?.saveData) setPointedAt(true);
      }}
      onFocus={() => setPointedAt(true)}
    >
      <CardPicture study={study} isPointedAt={isPointedAt} />
      <div className="stack case-words">
        <p className="case-client">
          {client} <em>{sector}</em>
        </p>
        <h3 id={id}>
          <a className="cover-link" href={path}>
            {title}
          </a>
        </h3>
        <p className="case-text">{description}</p>
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
