/** The four steps of the delivery framework as waypoints of one course, which runs from edge to edge of the sheet. */
import type { HomeData } from '../../content/page-data.ts';
import { ChartPicture } from '../../ui/chart-picture.tsx';
import { ItemHeading } from '../../ui/item-heading.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { SectionHeading } from '../common/section-heading.tsx';

export function DeliveryFramework({ framework }: { framework: HomeData['framework'] }) {
  return (
    <section className="page-width framework">
      <SectionHeading
        heading={framework.heading}
        lead={framework.lead}
        actions={[framework.action, framework.planner]}
      />
      <div className="course">
        {/* Its corners are the rings' places in home-framework.css: a quarter of the width apart, in 16ths of a rem. */}
        <Reveal className="course-line">
          <svg viewBox="0 0 4 192" preserveAspectRatio="none" aria-hidden="true">
            <path d="M-2 187 0 119 1 75 2 91 3 23 5-51" />
          </svg>
        </Reveal>
        <ol className="course-steps">
          {framework.items.map(({ image, title, description, path, duration, result }, index) => (
            <Reveal as="li" key={title} index={index} className="course-step">
              {image && <ChartPicture picture={image} className="course-picture" />}
              <p className="course-duration">{duration}</p>
              <ItemHeading title={title} path={path} />
              <p>{description}</p>
              <p className="course-result">{result}</p>
            </Reveal>
          ))}
        </ol>
      </div>
    </section>
  );
}
