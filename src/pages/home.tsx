/** The home page: the owner's sections in the owner's order. */
import type { HomeData } from '../content/page-data.ts';
import { PageHead } from '../layout/page-head.tsx';
import { BlogTeasers } from '../sections/blog-teasers.tsx';
import { ClarityBanner } from '../sections/clarity-banner.tsx';
import { ClosingCall } from '../sections/closing-call.tsx';
import { DeliveryFramework } from '../sections/delivery-framework.tsx';
import { FailureStatistics } from '../sections/failure-statistics.tsx';
import { FeaturedCaseStudies } from '../sections/featured-case-studies.tsx';
import { FeaturedServices } from '../sections/featured-services.tsx';
import { FutureProof } from '../sections/future-proof.tsx';
import { HomeHero } from '../sections/home-hero.tsx';
import { StrategyPillars } from '../sections/strategy-pillars.tsx';
import { Team } from '../sections/team.tsx';
import { TrustedBand } from '../sections/trusted-band.tsx';
import { BelowFirstView } from '../ui/below-first-view.tsx';

export function HomePage({ data }: { data: HomeData }) {
  return (
    <>
      <PageHead head={data.head} />
      <HomeHero hero={data.hero} />
      <ClarityBanner clarity={data.clarity} />
      <TrustedBand trusted={data.trusted} />
      <BelowFirstView>
        <FailureStatistics failures={data.failures} />
        <StrategyPillars pillars={data.pillars} />
        <FutureProof futureProof={data.futureProof} />
        <DeliveryFramework framework={data.framework} />
        <FeaturedServices services={data.services} />
        <FeaturedCaseStudies caseStudies={data.caseStudies} />
        <BlogTeasers blog={data.blog} />
        <Team team={data.team} />
        <ClosingCall heading={data.closing.heading} text={data.closing.lead} action={data.closing.action} />
      </BelowFirstView>
    </>
  );
}
