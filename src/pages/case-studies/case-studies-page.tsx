/** The case-study index, which apply-filter.ts filters by the address: `?platform=…` and `?service=…`. */

import type { LayoutData } from '../../site/page-data.ts';
import { ClosingCall } from '../common/closing-call.tsx';
import { PageHero } from '../common/page-hero.tsx';
import { CaseStudyCard, ProvisionalMark } from './case-study-card.tsx';
import { CaseStudyFilter } from './case-study-filter.tsx';
import { isLarge, mostCards } from './large-cards.ts';
import type { CaseStudyIndexData } from './page.ts';

type CaseStudiesPageProps = { data: CaseStudyIndexData; layout: LayoutData };

export function CaseStudiesPage({ data, layout }: CaseStudiesPageProps) {
  const { caseStudies: words } = layout.words;
  const cards = data.studies.slice(0, mostCards);
  const lines = data.studies.slice(mostCards);
  return (
    <>
      <PageHero page={data} action={data.next.action} />
      <CaseStudyFilter label={words.filter} data={data} />
      <section className="page-width" aria-label={words.list}>
        <p className="lead filter-none" hidden>
          {data.filter.none}
        </p>
        <ul className="grid case-index" data-print="thirds">
          {cards.map((study, index) => (
            <li
              key={study.path}
              className={isLarge(index, cards.length) ? 'case-large' : undefined}
              {...filteredBy(study)}
            >
              <CaseStudyCard study={study} />
            </li>
          ))}
        </ul>
        {lines.length > 0 && (
          <ul className="ruled case-lines">
            {lines.map((study) => (
              <li key={study.path} {...filteredBy(study)}>
                <a href={study.path}>{study.client}</a> {study.title}
                <ProvisionalMark provisional={study.provisional} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <ClosingCall {...data.next} />
    </>
  );
}

function filteredBy({ platforms, services }: CaseStudyIndexData['studies'][number]) {
  return {
    'data-platform': platforms.join('\n'),
    'data-service': services.map(({ path }) => path.split('/').at(-1)).join('\n'),
  };
}
