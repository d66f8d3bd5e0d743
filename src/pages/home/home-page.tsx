/** The home page: the owner's sections in the owner's order. */

import { ClosingCall } from '../common/closing-call.tsx';
import { ClarityBanner, HomeHero, TrustedBand } from './home-opening.tsx';
import { DeliveryFramework, FailureStatistics, FutureProof, StrategyPillars } from './home-strategy.tsx';
import { BlogTeasers, FeaturedCaseStudies, FeaturedServices, Team } from './home-work.tsx';
import type { HomeData } from './page.ts';

export function HomePage({ data }: { data: HomeData }) {
  return (
    <>
      <HomeHero hero={data.hero} />
      <ClarityBanner clarity={data.clarity} />
      <TrustedBand trusted={data.trusted} />
      <FailureStatistics failures={data.failures} />
      <StrategyPillars pillars={data.pillars} />
      <FutureProof futureProof={data.futureProof} />
      <DeliveryFramework framework={data.framework} />
      <FeaturedServices services={data.services} />
      <FeaturedCaseStudies caseStudies={data.caseStudies} />
      <BlogTeasers blog={data.blog} />
      <Team team={data.team} />
      <ClosingCall heading={data.closing.heading} text={data.closing.lead} action={data.closing.action} />
    </>
  );
}
