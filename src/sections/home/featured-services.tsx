/** Four services as a contents page: large names, one line each, a small chart at the edge. */
import type { HomeData } from '../../content/page-data.ts';
import { SectionHeading } from '../common/section-heading.tsx';
import { OfferList } from '../offers/offer-list.tsx';

export function FeaturedServices({ services }: { services: HomeData['services'] }) {
  return (
    <section className="services-band">
      <div className="page-width">
        <SectionHeading heading={services.heading} lead={services.lead} actions={[services.action]} />
        <OfferList offers={services.featured} />
      </div>
    </section>
  );
}
