/** The home page: its sections in the order of the page. */

import { ClosingCall } from '../common/closing-call.tsx';
import { ClarityBanner, HomeHero, TrustedBand } from './home-opening.tsx';
import { DeliveryFramework, FailureStatistics, FutureProof, StrategyPillars } from './home-strategy.tsx';
import { BlogTeasers, FeaturedCaseStudies, FeaturedServices, Team } from './home-work.tsx';
import type { HomeData } from './page.ts';

export function HomePage({ data }: { data: HomeData }) {
  return (
    <>
      <HomeHero hero={data.hero} />
      {data.clarity && <ClarityBanner clarity={data.clarity} />}
      {data.trusted && <TrustedBand trusted={data.trusted} />}
      {data.failures && <FailureStatistics failures={data.failures} />}
      {data.pillars && <StrategyPillars pillars={data.pillars} />}
      {data.futureProof && <FutureProof futureProof={data.futureProof} />}
      {data.framework && <DeliveryFramework framework={data.framework} />}
      {data.services && <FeaturedServices services={data.services} />}
      {data.caseStudies && <FeaturedCaseStudies caseStudies={data.caseStudies} />}
      {data.blog && <BlogTeasers blog={data.blog} />}
      <Team team={data.team} />
      <ClosingCall
        chart={data.chart}
        heading={data.closing.heading}
        text={data.closing.lead}
        action={data.closing.action}
      />
    </>
  );
}
