/** The case-study index, which browser/filter.ts filters by the address: `?platform=…` and `?service=…`. */

import { ClosingCall } from '../common/closing-call.tsx';
import { PageHero } from '../common/page-hero.tsx';
import { CaseStudyCard } from './case-study-card.tsx';
import { CaseStudyFilter } from './case-study-filter.tsx';
import { isLarge } from './large-cards.ts';
import type { CaseStudyIndexData } from './page.ts';

export function CaseStudiesPage({ data }: { data: CaseStudyIndexData }) {
  const { studies } = data;
  return (
    <>
      <PageHero page={data} action={data.next.action} />
      <CaseStudyFilter data={data} />
      <section className="page-width" aria-label="Case studies">
        <p className="lead filter-none" hidden>
          {data.filter.none}
        </p>
        <ul className="grid case-index" data-print="thirds">
          {studies.map((study, index) => (
            <li
              key={study.path}
              className={isLarge(index, studies.length) ? 'case-large' : undefined}
              data-platform={study.platforms.join('\n')}
              data-service={study.services.map(({ path }) => path.split('/').at(-1)).join('\n')}
            >
              <CaseStudyCard study={study} />
            </li>
          ))}
        </ul>
      </section>
      <ClosingCall {...data.next} />
    </>
  );
}
