/** Offers listed like a table of contents. */
import { Reveal } from '../../components/reveal.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import type { OfferCard } from '../offer/card.ts';
import './offer-list.css';

type OfferListProps = { offers: readonly OfferCard[]; inTwoColumns?: boolean };

export function OfferList({ offers, inTwoColumns = false }: OfferListProps) {
  const classes = ['offer-list', offers.length === 1 && 'offer-alone', inTwoColumns && 'offer-list-two'];
  return (
    <ul className={classes.filter(Boolean).join(' ')}>
      {offers.map(({ name, summary, path, image }, index) => (
        <Reveal as="li" key={path} index={index} step="card" className="offer-row">
          <SitePicture picture={image} className="offer-picture" />
          <h3>
            <a className="stretched-link" href={path}>
              {name}
            </a>
          </h3>
          <p>{summary}</p>
        </Reveal>
      ))}
    </ul>
  );
}
