/** Offers listed like a table of contents. */
import { ChartPicture } from '../../components/chart-picture.tsx';
import { Reveal } from '../../components/reveal.tsx';
import type { OfferCard } from '../../content/page-data.ts';
import './offer-list.css';

export function OfferList({ offers }: { offers: readonly OfferCard[] }) {
  return (
    <ul className={offers.length === 1 ? 'offer-list offer-alone' : 'offer-list'}>
      {offers.map(({ name, summary, path, image }, index) => (
        <Reveal as="li" key={path} index={index} step="card" className="offer-row">
          <ChartPicture picture={image} className="offer-picture" />
          <h3>
            <a className="cover-link" href={path}>
              {name}
            </a>
          </h3>
          <p>{summary}</p>
        </Reveal>
      ))}
    </ul>
  );
}
