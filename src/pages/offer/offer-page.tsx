/** What a client can buy. */
import { CalculatorSection } from '../../calculators/calculator-view.tsx';
import { Island } from '../../components/island.tsx';
import { LinkOrButton } from '../../components/link-or-button.tsx';
import { Term } from '../../components/term.tsx';
import { unbroken } from '../../components/unbroken.ts';
import { enquiryAbout, paths } from '../../content/paths.ts';
import { RelatedStudy } from '../case-study-index/related-study.tsx';
import { ClosingCall } from '../common/closing-call.tsx';
import { PageHero } from '../common/page-hero.tsx';
import { Prose } from '../common/prose.tsx';
import { Checklist, Cost, NotFor, OfferAnswers, OfferSteps, Outcomes } from './offer-sections.tsx';
import type { OfferData } from './page.ts';

export function OfferPage({ data }: { data: OfferData }) {
  const { next, sections, study } = data;
  const nextPath = next.action.path === paths.contact ? enquiryAbout(data.topic) : next.action.path;
  return (
    <>
      <PageHero
        page={data}
        breadcrumb={data.breadcrumb}
        strip={
          <>
            <OfferFacts offer={data} />
            <LinkOrButton path={nextPath}>{next.action.label}</LinkOrButton>
          </>
        }
      />
      <Outcomes outcomes={data.outcomes} problem={sections[0]} />
      <OfferSteps steps={data.steps} />
      <Cost cost={data.cost} />
      {data.calculator && (
        <Island name="calculator" data={data.calculator}>
          <CalculatorSection data={data.calculator} />
        </Island>
      )}
      {data.checklist && <Checklist checklist={data.checklist} />}
      <Prose sections={sections.slice(1)} />
      <NotFor notFor={data.notFor} />
      {study && <RelatedStudy heading="Related case study" study={study} />}
      <OfferAnswers offer={data} />
      <ClosingCall {...next} action={{ ...next.action, path: nextPath }} />
    </>
  );
}

function OfferFacts({ offer }: { offer: OfferData }) {
  return (
    <dl className="grid pairs offer-facts">
      <Term term="For">{offer.audience}</Term>
      <Term term={offer.cost.hero.label}>
        <a href="#cost">{offer.price}</a>
      </Term>
      <Term term="Typical time">{unbroken(offer.typicalTime)}</Term>
    </dl>
  );
}
