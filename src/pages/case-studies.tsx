/** The case-study index, filtered by the address: `?platform=…` and `?service=…`. */
import { useSearchParams } from 'react-router';
import type { CaseStudyIndexData } from '../content/page-data.ts';
import { PageHead } from '../layout/page-head.tsx';
import { CaseStudyCard } from '../sections/case-studies/case-study-card.tsx';
import { CaseStudyFilter } from '../sections/case-studies/case-study-filter.tsx';
import { ClosingCall } from '../sections/common/closing-call.tsx';
import { PageHero } from '../sections/common/page-hero.tsx';
import { BelowFirstView } from '../ui/below-first-view.tsx';
import { useAwake } from '../ui/use-awake.ts';

export function CaseStudiesPage({ data }: { data: CaseStudyIndexData }) {
  const { platform, service } = useFilter();
  const shown = data.studies.filter(
    (study) =>
      (platform === null || study.platforms.includes(platform)) &&
      (service === null || study.services.some(({ path }) => path.endsWith(`/${service}`))),
  );
  return (
    <>
      <PageHead head={data.head} />
      <PageHero page={data} />
      <BelowFirstView>
        <CaseStudyFilter data={data} platform={platform} service={service} count={shown.length} />
        <section className="page-width" aria-label="Case studies" data-query>
          {shown.length === 0 && <p className="lead filter-none">{data.filter.none}</p>}
          <ul className="case-index">
            {shown.map((study) => (
              <li key={study.path}>
                <CaseStudyCard study={study} />
              </li>
            ))}
          </ul>
        </section>
        <ClosingCall {...data.next} />
      </BelowFirstView>
    </>
  );
}

/** The prerendered page shows all; so does React's first pass over it, and the filter applies right after. */
function useFilter() {
  const [query] = useSearchParams();
  const awake = useAwake();
  const value = (key: string) => (awake ? query.get(key) || null : null);
  return { platform: value('platform'), service: value('service') };
}
