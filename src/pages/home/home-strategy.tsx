/** Why projects fail, what we do about it, and in which stages. */
import { Reveal } from '../../components/reveal.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import { unbroken } from '../../components/unbroken.ts';
import { SectionHeading, SectionLinks } from '../common/section-heading.tsx';
import type { HomeSection } from './page.ts';
import './failure-statistics.css';
import './home-strategy.css';
import './home-framework.css';

/** Pixels of line per per cent. */
const depthScale = 5;

export function FailureStatistics({ failures }: { failures: HomeSection<'failures'> }) {
  return (
    <section className="page-width section grid heading-beside failures">
      <SectionHeading large heading={failures.heading} lead={failures.lead} />
      <div>
        <ul className="container grid thirds failure-statistics">
          {failures.items.map(({ percentage, description, reason }, index) => (
            <Reveal as="li" key={reason} index={index} className="cluster statistic">
              <svg className="statistic-line" width="12" height={percentage * depthScale} aria-hidden="true">
                <path className="course-path" d={`M6 0V${percentage * depthScale - 14}`} />
                <circle cx="6" cy={percentage * depthScale - 8} r="5" />
              </svg>
              {/* It counts up when it's near: browser/motion.ts. Screen readers and paper get the final value. */}
              <p className="statistic-figure">
                <span className="sr-only">{percentage}%</span>
                <span aria-hidden="true" data-count-up={percentage}>{`${percentage}%`}</span>
              </p>
              <div className="grow">
                <h3 className="large">{reason}</h3>
                <p className="soft">{description}</p>
              </div>
            </Reveal>
          ))}
        </ul>
        <p className="note">{failures.source}</p>
      </div>
    </section>
  );
}

export function StrategyPillars({ pillars }: { pillars: HomeSection<'pillars'> }) {
  return (
    <section className="page-width section pillars">
      <SectionHeading large heading={pillars.heading} lead={pillars.lead} />
      <ol className="grid halves ruled pillar-list">
        {pillars.items.map(({ image, title, description, path }, index) => (
          <Reveal as="li" key={title} index={index} step="card" className="cluster pillar">
            <SitePicture picture={image} />
            <div className="stack grow">
              <ItemHeading title={title} path={path} />
              <p className="soft">{description}</p>
            </div>
          </Reveal>
        ))}
      </ol>
    </section>
  );
}

export function FutureProof({ futureProof }: { futureProof: HomeSection<'futureProof'> }) {
  return (
    <section className="section band-dark">
      <div className="page-width">
        <SectionHeading large split heading={futureProof.heading} lead={futureProof.lead} />
        <ul className="grid pairs future-grid">
          {futureProof.items.map(({ image, title, description, path }, index) => (
            <Reveal as="li" key={title} index={index} className="grid future-item">
              <SitePicture picture={image} />
              <ItemHeading title={title} path={path} />
              <p className="soft">{description}</p>
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function DeliveryFramework({ framework }: { framework: HomeSection<'framework'> }) {
  return (
    <section className="page-width section">
      <SectionHeading large heading={framework.heading} lead={framework.lead} />
      <div className="framework">
        {/* The corners are the rings' positions in home-framework.css, in sixteenths of a rem. */}
        <Reveal className="reveal-drawn framework-line">
          <svg viewBox="0 0 4 192" preserveAspectRatio="none" aria-hidden="true">
            <path className="course-path" d="M-2 187 0 119 1 75 2 91 3 23 5-51" />
          </svg>
        </Reveal>
        <ol className="grid course framework-steps">
          {framework.items.map(({ image, title, description, path, duration, result }, index) => (
            <Reveal as="li" key={title} index={index} className="waypoint framework-step">
              <div className="cluster">
                <SitePicture picture={image} />
                <p className="label">{unbroken(duration)}</p>
                <ItemHeading title={title} path={path} />
              </div>
              <p>{description}</p>
              <p className="framework-result">{result}</p>
            </Reveal>
          ))}
        </ol>
      </div>
      <SectionLinks
        actions={framework.planner ? [framework.action, framework.planner] : [framework.action]}
      />
    </section>
  );
}

function ItemHeading({ title, path }: { title: string; path?: string | undefined }) {
  return <h3 className="large">{path === undefined ? title : <a href={path}>{title}</a>}</h3>;
}
