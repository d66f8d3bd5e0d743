/**
 * A card's chart, and over it the drawn interface, which is fetched once somebody points at the card. Where nothing can
 * hover, a button shows it, so that a tap on the card is what it always was: the way to the page.
 */
import { useState } from 'react';
import type { CaseStudyTeaser } from '../../content/page-data.ts';
import { ChartPicture } from '../../ui/chart-picture.tsx';
import { useAwake } from '../../ui/use-awake.ts';

type CardPictureProps = { study: CaseStudyTeaser; isPointedAt: boolean };

export function CardPicture({ study: { client, image, drawing }, isPointedAt }: CardPictureProps) {
  const awake = useAwake();
  const [isPressed, setPressed] = useState<boolean>();
  const [hasLoaded, setLoaded] = useState(false);
  const isWanted = isPressed !== undefined || isPointedAt;
  const classes = ['case-picture', awake && 'can-turn', hasLoaded && 'is-drawn', isPressed && 'is-pressed'];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <ChartPicture picture={image} className="case-cover" />
      {drawing && awake && (
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
