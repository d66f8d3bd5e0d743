/** The pages below services, enterprises and startups: what a client can buy. */
import { CalculatorFrame } from '../../calculators/engine/calculator-frame.tsx';
import { offerView } from '../../calculators/engine/offer-view.tsx';
import { LinkOrButton } from '../../components/link-or-button.tsx';
import { Term } from '../../components/term.tsx';
import { enquiryAbout, paths } from '../../content/paths.ts';
import { Island } from '../../islands/island.tsx';
import type { LayoutData } from '../../site/page-data.ts';
import { RelatedCaseStudies } from '../case-studies/case-study-card.tsx';
import { ClosingCall } from '../common/closing-call.tsx';
import { PageHero } from '../common/page-hero.tsx';
import { Prose, WrittenSection } from '../common/prose.tsx';
import { Cost, NotFor, OfferAnswers, OfferSteps, Outcomes } from './offer-sections.tsx';
import type { OfferData } from './page.ts';

export function OfferPage({ data, layout }: { data: OfferData; layout: LayoutData }) {
  const { page, offer: words } = layout.words;
  const { next } = data;
  const opensWithText = data.opensWith === 'first-section';
  const [opening] = opensWithText ? data.sections : [];
  const sections = opensWithText ? data.sections.slice(1) : data.sections;
  const calculator = data.calculator && (
    <Island name="calculator" data={data.calculator}>
      <CalculatorFrame view={offerView(data.calculator)} />
    </Island>
  );
  const nextPath = next.action.path === paths.contact ? enquiryAbout(data.topic) : next.action.path;
  return (
    <>
      <PageHero
        page={data}
        breadcrumb={{ label: page.breadcrumb, items: data.breadcrumb }}
        strip={
          <>
            <OfferFacts offer={data} words={words} />
            <LinkOrButton path={nextPath}>{next.action.label}</LinkOrButton>
          </>
        }
      />
      {opening && <WrittenSection section={opening} />}
      <Outcomes heading={words.outcomes} problem={sections[0]} outcomes={data.outcomes} />
      {data.opensWith === 'calculator' && calculator}
      <Prose sections={sections.slice(1)} />
      <OfferSteps steps={data.steps} />
      <Cost cost={data.cost} />
      {data.opensWith !== 'calculator' && calculator}
      <NotFor notFor={data.notFor} />
      <RelatedCaseStudies words={words} studies={data.caseStudies} />
      <OfferAnswers offer={data} words={words} questions={page.questions} />
      <ClosingCall {...next} action={{ ...next.action, path: nextPath }} />
    </>
  );
}

function OfferFacts({ offer, words }: { offer: OfferData; words: LayoutData['words']['offer'] }) {
  return (
    <dl className="grid offer-facts">
      <Term term={words.audience}>{offer.audience}</Term>
      <Term term={words.firstResult}>{offer.firstResult}</Term>
      <Term term={words.typicalTime}>{offer.typicalTime}</Term>
      <Term term={offer.cost.hero.label}>
        <a href="#cost">{offer.cost.worked?.hero ?? offer.cost.hero.none}</a>
      </Term>
    </dl>
  );
}
