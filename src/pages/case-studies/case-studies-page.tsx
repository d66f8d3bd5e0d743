/** The case-study index, filtered by the address: `?platform=…` and `?service=…`. */
import { useSearchParams } from 'react-router';
import { BelowFirstView } from '../../components/after-first-view.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import type { CaseStudyIndexData } from '../../content/page-data.ts';
import { ClosingCall } from '../common/closing-call.tsx';
import { PageHero } from '../common/page-hero.tsx';
import { CaseStudyCard } from './case-study-card.tsx';
import { CaseStudyFilter, filtered } from './case-study-filter.tsx';

export function CaseStudiesPage({ data }: { data: CaseStudyIndexData }) {
  const filter = useFilter();
  const shown = filtered(data.studies, filter);
  return (
    <>
      <PageHero page={data} />
      <BelowFirstView>
        <CaseStudyFilter data={data} filter={filter} count={shown.length} />
        <section className="page-width" aria-label="Case studies" data-hydrate-for="platform service">
          {shown.length === 0 && <p className="lead filter-none">{data.filter.none}</p>}
          <ul className="case-index" data-print="thirds">
            {shown.map((study, index) => (
              <li key={study.path} className={isLarge(index, shown.length) ? 'case-large' : undefined}>
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

/** One large card, then two side by side. A card that would be left alone is large, too. */
function isLarge(index: number, count: number): boolean {
  return index % 3 === 0 || (index % 3 === 1 && index === count - 1);
}

/** The prerendered page shows all; so does the first render, and the filter applies right after hydration. */
function useFilter() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const value = (key: string) => (hydrated ? query.get(key) || null : null);
  return { platform: value('platform'), service: value('service') };
}
