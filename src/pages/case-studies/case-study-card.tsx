/** A case study's teaser: cover, client, what was done, platform tags. The whole card is its link. */
import { Heading } from '../../components/heading.tsx';
import { Reveal } from '../../components/reveal.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import type { CaseStudyTeaser } from '../case-study/teaser.ts';
import './case-study-card.css';

export function CaseStudyCard({ study }: { study: CaseStudyTeaser }) {
  const { client, sector, title, description, platforms, image, path, provisional } = study;
  const id = `card-${path.split('/').at(-1)}`;
  return (
    <article className="stack card case-card" aria-labelledby={id}>
      <div className="case-picture">
        <SitePicture picture={image} className="card-picture" />
      </div>
      <div className="stack">
        <p className="case-client">
          {client} <em>{sector}</em>
        </p>
        <h3 id={id}>
          <a className="stretched-link" href={path}>
            {title}
          </a>
        </h3>
        {description && <p className="case-text">{description}</p>}
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

export function CaseStudyGrid({ studies }: { studies: readonly CaseStudyTeaser[] }) {
  const hasLarge = studies.length !== 2;
  return (
    <ul className={hasLarge ? 'case-grid case-grid-large' : 'case-grid'} data-print="thirds">
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

export function RelatedCaseStudies({ studies }: { studies: readonly CaseStudyTeaser[] }) {
  if (studies.length === 0) return null;
  return (
    <section className="page-width related-studies">
      <Heading text="Related case studies" />
      <CaseStudyGrid studies={studies} />
    </section>
  );
}

export function ProvisionalMark({ provisional }: Pick<CaseStudyTeaser, 'provisional'>) {
  if (provisional === null) return null;
  return (
    <p className="note provisional">
      <em>{provisional.label}</em> {provisional.note}
    </p>
  );
}
