/** Why projects fail: three lines, each as long as its percentage. */

import { CountUp } from '../../components/count-up.tsx';
import { Reveal } from '../../components/reveal.tsx';
import type { HomeData } from '../../content/page-data.ts';
import { SectionHeading } from '../common/section-heading.tsx';

/** Pixels of line per per cent. */
const depthScale = 5;

export function FailureStatistics({ failures }: { failures: HomeData['failures'] }) {
  return (
    <section className="page-width failures">
      <SectionHeading heading={failures.heading} lead={failures.lead} />
      <ul className="columns soundings">
        {failures.items.map(({ percentage, description, reason }, index) => (
          <Reveal as="li" key={reason} index={index} className="sounding">
            <svg className="sounding-line" width="12" height={percentage * depthScale} aria-hidden="true">
              <path d={`M6 0V${percentage * depthScale - 14}`} />
              <circle cx="6" cy={percentage * depthScale - 8} r="5" />
            </svg>
            <p className="sounding-figure">
              <CountUp percentage={percentage} />
            </p>
            <h3>{reason}</h3>
            <p>{description}</p>
          </Reveal>
        ))}
      </ul>
      <p className="note">{failures.source}</p>
    </section>
  );
}
