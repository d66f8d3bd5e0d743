/** What lists show of an offer. */
import { offerDetailName } from '../../content/pictures/picture-names.ts';
import type { Offer, Site } from '../../content/site.ts';

export type OfferCard = ReturnType<typeof offerCard>;

export function offerCard({ picture }: Site, { name, summary, path, section, slug }: Offer) {
  return { name, summary, path, image: picture(offerDetailName(section, slug)) };
}
