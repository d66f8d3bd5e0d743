/**
 * A card's chart, with the drawn interface over it. The drawing is loaded when a pointer reaches the card. On
 * touch screens a button shows it, so that a tap on the card still opens the page.
 */
import { useState } from 'react';
import { ChartPicture } from '../../components/chart-picture.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import type { CaseStudyTeaser } from '../../content/page-data.ts';

type CardPictureProps = { study: CaseStudyTeaser; isPointedAt: boolean };

export function CardPicture({ study: { client, image, drawing }, isPointedAt }: CardPictureProps) {
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
      <ChartPicture picture={image} className="case-cover" />
      {drawing && hydrated && (
        <>
          {isWanted && (
            <ChartPicture
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
