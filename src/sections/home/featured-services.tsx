/** Four services as a contents page: large names, one line each, a small chart at the edge. */
import type { HomeData } from '../../content/page-data.ts';
import { LinkOrButton } from '../../ui/link-or-button.tsx';
import { SectionHeading } from '../common/section-heading.tsx';
import { OfferList } from '../offers/offer-list.tsx';

export function FeaturedServices({ services }: { services: HomeData['services'] }) {
  return (
    <section className="services-band">
      <div className="page-width">
        <SectionHeading heading={services.heading} lead={services.lead} />
        <OfferList offers={services.featured} />
        <LinkOrButton path={services.action.path} look="outlined">
          {services.action.label}
        </LinkOrButton>
      </div>
    </section>
  );
}
