/** The four stages as points on one course that runs from edge to edge of the page. */

import { ChartPicture } from '../../components/chart-picture.tsx';
import { ItemHeading } from '../../components/item-heading.tsx';
import { Reveal } from '../../components/reveal.tsx';
import type { HomeData } from '../../content/page-data.ts';
import { SectionHeading } from '../common/section-heading.tsx';
import './home-framework.css';

export function DeliveryFramework({ framework }: { framework: HomeData['framework'] }) {
  return (
    <section className="page-width framework">
      <SectionHeading
        heading={framework.heading}
        lead={framework.lead}
        actions={[framework.action, framework.planner]}
      />
      <div className="course">
        {/*
         * The corners are the rings' positions in home-framework.css: a quarter of the width apart, in
         * sixteenths of a rem.
         */}
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
