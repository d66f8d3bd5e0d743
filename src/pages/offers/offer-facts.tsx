/** Who the offer is for, the first result and how long it takes. */

import { Term } from '../../components/term.tsx';
import type { OfferData } from '../../content/page-data.ts';

type OfferFactsProps = { offer: Pick<OfferData, 'audience' | 'firstResult' | 'typicalTime'> };

export function OfferFacts({ offer }: OfferFactsProps) {
  return (
    <dl className="offer-facts">
      <Term term="For">{offer.audience}</Term>
      <Term term="First result">{offer.firstResult}</Term>
      <Term term="Typical time">{offer.typicalTime}</Term>
    </dl>
  );
}
