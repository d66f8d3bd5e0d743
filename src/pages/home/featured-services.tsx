/** Four services like a table of contents: large names, one line of text, a small chart. */
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
