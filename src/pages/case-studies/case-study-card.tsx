/** A case study's teaser: cover, client, what was done, platform tags. The whole card is its link. */
import { useId, useState } from 'react';
import { Heading } from '../../components/heading.tsx';
import { Reveal } from '../../components/reveal.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import type { CaseStudyTeaser } from '../../content/page-data.ts';
import './case-study-card.css';

export function CaseStudyCard({ study }: { study: CaseStudyTeaser }) {
  const { client, sector, title, description, platforms, path, provisional } = study;
  const id = useId();
  const [isPointedAt, setPointedAt] = useState(false);
  return (
    <article
      className="stack card case-card"
      aria-labelledby={id}
      // A scrolling finger crosses one card after another, and visitors who save data only get the chart.
      onPointerMove={({ pointerType }) => {
        if (pointerType !== 'touch' && !navigator.connection?.saveData) setPointedAt(true);
      }}
      onFocus={() => setPointedAt(true)}
    >
      <CardPicture study={study} isPointedAt={isPointedAt} />
      <div className="stack">
        <p className="case-client">
          {client} <em>{sector}</em>
        </p>
        <h3 className="headline-sm" id={id}>
          <a className="stretched-link" href={path}>
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

type CardPictureProps = { study: CaseStudyTeaser; isPointedAt: boolean };

/** A card's chart, and over it the drawn interface, loaded when a pointer reaches the card or by a button on touch. */
function CardPicture({ study: { client, image, drawing }, isPointedAt }: CardPictureProps) {
  const hydrated = useHydrated();
  const [isPressed, setPressed] = useState<boolean>();
  const [hasLoaded, setLoaded] = useState(false);
  const isWanted = isPressed !== undefined || isPointedAt;
  const classes = [
    'case-picture',
    hydrated && 'can-turn',
    hasLoaded && 'is-drawn',
    isPressed && 'is-pressed',
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <SitePicture picture={image} className="card-picture" />
      {drawing && hydrated && (
        <>
          {isWanted && (
            <SitePicture
              picture={drawing.image}
              narrow={drawing.narrow}
              className="case-drawing"
              eager
              onLoad={() => setLoaded(true)}
            />
          )}
          <button
            type="button"
            className="case-turn"
            aria-pressed={isPressed ?? false}
            aria-label={`${drawing.show}, ${client}`}
            onClick={() => setPressed(!isPressed)}
          >
            {drawing.show}
          </button>
        </>
      )}
    </div>
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
      <Heading text="Related case studies" className="headline-md" />
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
