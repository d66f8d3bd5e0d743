/** A case study's teaser. The whole card is its link. */

import { Reveal } from '../../components/reveal.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import type { CaseStudyTeaser } from './teaser.ts';
import './case-study-card.css';

export function CaseStudyCard({ study }: { study: CaseStudyTeaser }) {
  const { platforms, platformsLabel, image, path } = study;
  const id = `card-${path.split('/').at(-1)}`;
  return (
    <article className="grid card case-card" aria-labelledby={id}>
      <div className="case-picture">
        <SitePicture picture={image} className="card-picture" />
      </div>
      <div className="stack">
        <StudySummary study={study} id={id} />
        <ul className="cluster pills" aria-label={platformsLabel}>
          {platforms.map((platform) => (
            <li key={platform} className="pill">
              {platform}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

export function CaseStudyGrid({ studies }: { studies: readonly CaseStudyTeaser[] }) {
  const hasLarge = studies.length !== 2;
  return (
    <ul className={`grid case-grid ${hasLarge ? 'case-grid-large' : ''}`.trimEnd()}>
      {studies.map((study, index) => (
        <Reveal
          as="li"
          key={study.path}
          index={index}
          step="card"
          className={hasLarge && index === 0 ? 'case-large' : undefined}
        >
          <CaseStudyCard study={study} />
        </Reveal>
      ))}
    </ul>
  );
}

/** @param id of its heading */
export function StudySummary({ study, id }: { study: CaseStudyTeaser; id?: string }) {
  const { client, sector, title, description, path, provisional } = study;
  return (
    <>
      <p className="case-client">
        {client} <em className="water">{sector}</em>
      </p>
      <h3 id={id} className="large">
        <a className="stretched-link" href={path}>
          {title}
        </a>
      </h3>
      <p className="soft">{description}</p>
      <ProvisionalMark provisional={provisional} />
    </>
  );
}

export function ProvisionalMark({ provisional }: Pick<CaseStudyTeaser, 'provisional'>) {
  return provisional && <p className="note provisional">{provisional}</p>;
}
