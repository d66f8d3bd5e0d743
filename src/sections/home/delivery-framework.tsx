/** The four steps of the delivery framework as waypoints of one course, which draws itself on scrolling. */
import type { HomeData } from '../../content/page-data.ts';
import { ChartPicture } from '../../ui/chart-picture.tsx';
import { ItemHeading } from '../../ui/item-heading.tsx';
import { LinkOrButton } from '../../ui/link-or-button.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { SectionHeading } from '../common/section-heading.tsx';

export function DeliveryFramework({ framework }: { framework: HomeData['framework'] }) {
  return (
    <section className="page-width framework">
      <SectionHeading heading={framework.heading} lead={framework.lead} />
      <div className="course">
        <svg className="course-line" viewBox="0 0 1200 260" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 214 150 190 450 118 750 150 1050 46 1200 20" pathLength="100" />
        </svg>
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
      <LinkOrButton path={framework.action.path} look="outlined">
        {framework.action.label}
      </LinkOrButton>
    </section>
  );
}
