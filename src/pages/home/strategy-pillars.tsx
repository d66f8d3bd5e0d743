/** Four pillars of strategy, two by two. */

import { ChartPicture } from '../../components/chart-picture.tsx';
import { ItemHeading } from '../../components/item-heading.tsx';
import { Reveal } from '../../components/reveal.tsx';
import type { HomeData } from '../../content/page-data.ts';
import { SectionHeading } from '../common/section-heading.tsx';

export function StrategyPillars({ pillars }: { pillars: HomeData['pillars'] }) {
  return (
    <section className="page-width pillars">
      <SectionHeading heading={pillars.heading} lead={pillars.lead} />
      <ol className="columns pillar-list">
        {pillars.items.map(({ image, title, description, path }, index) => (
          <Reveal as="li" key={title} index={index} step="card" className="pillar">
            <ChartPicture picture={image} />
            <ItemHeading title={title} path={path} />
            <p>{description}</p>
          </Reveal>
        ))}
      </ol>
    </section>
  );
}
