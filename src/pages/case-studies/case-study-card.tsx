/** A case study's teaser: cover, client, what was done, platform tags. The whole card is its link. */
import { Heading } from '../../components/heading.tsx';
import { Reveal } from '../../components/reveal.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import type { LayoutData } from '../../site/page-data.ts';
import type { CaseStudyTeaser } from '../case-study/teaser.ts';
import './case-study-card.css';

export function CaseStudyCard({ study }: { study: CaseStudyTeaser }) {
  const { client, sector, title, description, platforms, platformsLabel, image, path, provisional } = study;
  const id = `card-${path.split('/').at(-1)}`;
  return (
    <article className="stack card case-card" aria-labelledby={id}>
      <div className="case-picture">
        <SitePicture picture={image} className="card-picture" />
      </div>
      <div className="stack">
        <p className="case-client">
          {client} <em className="water">{sector}</em>
        </p>
        <h3 id={id} className="large">
          <a className="stretched-link" href={path}>
            {title}
          </a>
        </h3>
        {description && <p className="soft">{description}</p>}
        <ProvisionalMark provisional={provisional} />
        <ul className="pills" aria-label={platformsLabel}>
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

type GridProps = {
  studies: readonly CaseStudyTeaser[];
  /** On a wide screen: the first one large and the others beside it, or all in a row. Two are always alike. */
  layout: 'large' | 'row';
};

export function CaseStudyGrid({ studies, layout }: GridProps) {
  const hasLarge = studies.length !== 2;
  return (
    <ul className={`grid case-grid ${hasLarge ? `case-grid-${layout}` : ''}`.trimEnd()} data-print="thirds">
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

type RelatedProps = { words: LayoutData['words']['offer']; studies: readonly CaseStudyTeaser[] };

export function RelatedCaseStudies({ words, studies }: RelatedProps) {
  if (studies.length === 0) return null;
  return (
    <section
      className={`page-width section related-studies ${studies.length < 3 ? 'related-few' : ''}`.trimEnd()}
    >
      <Heading text={studies.length === 1 ? words.caseStudy : words.caseStudies} />
      <CaseStudyGrid studies={studies} layout="row" />
    </section>
  );
}

export function ProvisionalMark({ provisional }: Pick<CaseStudyTeaser, 'provisional'>) {
  return provisional && <p className="note provisional">{provisional}</p>;
}
