/** The indexes of services, enterprises and startups. */
import type { OfferIndexData } from '../content/page-data.ts';
import { PageHead } from '../layout/page-head.tsx';
import { ClosingCall } from '../sections/common/closing-call.tsx';
import { PageHero } from '../sections/common/page-hero.tsx';
import { Prose } from '../sections/common/prose.tsx';
import { Questions } from '../sections/common/questions.tsx';
import { OfferList } from '../sections/offers/offer-list.tsx';
import { Prices } from '../sections/offers/prices.tsx';
import { Proof } from '../sections/offers/proof.tsx';
import { BelowFirstView } from '../ui/below-first-view.tsx';
import { Heading } from '../ui/heading.tsx';

export function OfferIndexPage({ data }: { data: OfferIndexData }) {
  return (
    <>
      <PageHead head={data.head} />
      <PageHero page={data} />
      <BelowFirstView>
        <section className="page-width offers">
          <Heading text={data.listHeading} />
          <OfferList offers={data.offers} />
        </section>
        <Prose sections={data.sections} sounding={data.sounding} />
        {data.prices && <Prices prices={data.prices} />}
        <Proof studies={data.caseStudies} />
        <Questions heading="Questions and answers" questions={data.questions} />
        <ClosingCall {...data.next} />
      </BelowFirstView>
    </>
  );
}
