/** The indexes of services, enterprises and startups. */

import { BelowFirstView } from '../../components/below-first-view.tsx';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import type { OfferIndexData } from '../../content/page-data.ts';
import { ClosingCall } from '../common/closing-call.tsx';
import { PageHero } from '../common/page-hero.tsx';
import { Prose } from '../common/prose.tsx';
import { Questions } from '../common/questions.tsx';
import { OfferList } from './offer-list.tsx';
import { Prices } from './prices.tsx';
import { Proof } from './proof.tsx';
import './offer.css';

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
        <Prose sections={data.sections} />
        {data.prices && <Prices prices={data.prices} />}
        <Proof studies={data.caseStudies} />
        <Questions heading="Questions and answers" questions={data.questions} />
        <ClosingCall {...data.next} />
      </BelowFirstView>
    </>
  );
}
