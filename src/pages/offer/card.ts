/** What lists show of an offer. */
import type { Offer, Site } from '../../site/site.ts';
import { priceFromStart } from './price.ts';

export type OfferCard = ReturnType<typeof offerCard>;

export function offerCard({ content }: Site, { name, summary, path, slug, typicalTime }: Offer) {
  return { name, summary, path, typicalTime, price: priceFromStart(content, slug) };
}
