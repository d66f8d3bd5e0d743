/** What a client can buy: the pages below services, enterprises and startups. */
import { Fragment } from 'react';
import type { OfferData } from '../content/page-data.ts';
import { paths } from '../content/paths.ts';
import { Instrument } from '../instruments/instrument.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { ChartBand } from '../sections/common/chart-band.tsx';
import { ClosingCall } from '../sections/common/closing-call.tsx';
import { Neighbours } from '../sections/common/neighbours.tsx';
import { PageHero } from '../sections/common/page-hero.tsx';
import { besideText, WrittenSection } from '../sections/common/prose.tsx';
import { Questions } from '../sections/common/questions.tsx';
import { NotFor } from '../sections/offers/not-for.tsx';
import { OfferList } from '../sections/offers/offer-list.tsx';
import { OfferSteps } from '../sections/offers/offer-steps.tsx';
import { Outcomes } from '../sections/offers/outcomes.tsx';
import { Proof } from '../sections/offers/proof.tsx';
import { Technology } from '../sections/offers/technology.tsx';
import { BelowFirstView } from '../ui/below-first-view.tsx';
import { Heading } from '../ui/heading.tsx';
import { LinkOrButton } from '../ui/link-or-button.tsx';

export function OfferPage({ data }: { data: OfferData }) {
  const { next } = data;
  const nextPath =
    next.action.path === paths.contact ? `${paths.contact}?topic=${data.topic}` : next.action.path;
  return (
    <>
      <PageHead head={data.head} />
      <PageHero page={data} breadcrumb={data.breadcrumb} stops={data.steps.items}>
        <LinkOrButton path={nextPath}>{next.action.label}</LinkOrButton>
      </PageHero>
      <BelowFirstView>
        <Outcomes audience={data.audience} outcomes={data.outcomes} />
        <Blocks data={data} />
        <Questions heading="Questions and answers" questions={data.questions} />
        <section className="page-width related">
          <Heading text="Related services" className="headline-md" />
          <OfferList offers={data.related} />
        </section>
        <Neighbours label="Other services" previous={data.previous} following={data.following} />
        <ClosingCall {...next} action={{ ...next.action, path: nextPath }} />
      </BelowFirstView>
    </>
  );
}

/** The middle of the page, in the order that its content gives. */
function Blocks({ data }: { data: OfferData }) {
  const parts = {
    chart: <ChartBand picture={data.chart} isWide />,
    instrument: data.instrument && <Instrument data={data.instrument} />,
    steps: <OfferSteps steps={data.steps} />,
    technology: <Technology technology={data.technology} />,
    'not-for': <NotFor notFor={data.notFor} />,
    proof: <Proof studies={data.caseStudies} />,
  };
  return data.blocks.map((block) => {
    if ('part' in block) return <Fragment key={block.part}>{parts[block.part]}</Fragment>;
    const { layout, section } = block;
    return (
      <WrittenSection key={section.id} section={section} layout={layout}>
        {besideText(layout, data)}
      </WrittenSection>
    );
  });
}
