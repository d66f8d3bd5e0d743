/** The home page: the owner's sections in the owner's order. */
import type { HomeData } from '../content/page-data.ts';
import { PageHead } from '../layout/page-head.tsx';
import { ClosingCall } from '../sections/common/closing-call.tsx';
import { BlogTeasers } from '../sections/home/blog-teasers.tsx';
import { ClarityBanner } from '../sections/home/clarity-banner.tsx';
import { DeliveryFramework } from '../sections/home/delivery-framework.tsx';
import { FailureStatistics } from '../sections/home/failure-statistics.tsx';
import { FeaturedCaseStudies } from '../sections/home/featured-case-studies.tsx';
import { FeaturedServices } from '../sections/home/featured-services.tsx';
import { FutureProof } from '../sections/home/future-proof.tsx';
import { HomeHero } from '../sections/home/home-hero.tsx';
import { StrategyPillars } from '../sections/home/strategy-pillars.tsx';
import { Team } from '../sections/home/team.tsx';
import { TrustedBand } from '../sections/home/trusted-band.tsx';
import { BelowFirstView } from '../ui/below-first-view.tsx';

export function HomePage({ data }: { data: HomeData }) {
  return (
    <>
      <PageHead head={data.head} />
      <HomeHero hero={data.hero} framework={data.framework} />
      <BelowFirstView>
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
        <ClosingCall
          heading={data.closing.heading}
          text={data.closing.lead}
          action={data.closing.action}
          offersPlanner={false}
        />
      </BelowFirstView>
    </>
  );
}
