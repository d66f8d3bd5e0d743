/** Offers listed like a table of contents. */
import { Reveal } from '../../components/reveal.tsx';
import type { OfferCard } from '../offer/page.ts';
import './offer-list.css';

export function OfferList({ offers }: { offers: readonly OfferCard[] }) {
  return (
    <ul className="grid ruled ruled-closed offer-list">
      {offers.map(({ name, summary, path, typicalTime, price }, index) => (
        <Reveal as="li" key={path} index={index} step="card" className="card beside offer-row">
          <h3 className="large">
            <a className="stretched-link" href={path}>
              {name}
            </a>
          </h3>
          <p className="soft">
            {summary}
            <span className="offer-terms">
              <b>{price}.</b> {typicalTime}.
            </span>
          </p>
        </Reveal>
      ))}
    </ul>
  );
}
