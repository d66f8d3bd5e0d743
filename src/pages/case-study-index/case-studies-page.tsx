/** The case-study index. */

import { ClosingCall } from '../common/closing-call.tsx';
import { PageHero } from '../common/page-hero.tsx';
import { CaseStudyCard } from './case-study-card.tsx';
import type { CaseStudyIndexData } from './page.ts';

export function CaseStudiesPage({ data }: { data: CaseStudyIndexData }) {
  const { studies } = data;
  return (
    <>
      <PageHero page={data} action={data.next.action} />
      <section className="page-width section" aria-labelledby="all-studies">
        <h2 id="all-studies" className="sr-only">
          Case studies
        </h2>
        <ul className="grid case-index">
          {studies.map((study, index) => (
            <li key={study.path} className={isLarge(index, studies.length) ? 'case-large' : undefined}>
              <CaseStudyCard study={study} />
            </li>
          ))}
        </ul>
      </section>
      <ClosingCall {...data.next} />
    </>
  );
}

/** One large card, then two side by side. A card that would be left alone is large, too. */
function isLarge(index: number, count: number): boolean {
  return index % 3 === 0 || (index % 3 === 1 && index === count - 1);
}
