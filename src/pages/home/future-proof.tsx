/** What keeps software useful after its first year: one large item and three beside it. */

import { ChartPicture } from '../../components/chart-picture.tsx';
import { ItemHeading } from '../../components/item-heading.tsx';
import { Reveal } from '../../components/reveal.tsx';
import type { HomeData } from '../../content/page-data.ts';
import { SectionHeading } from '../common/section-heading.tsx';

export function FutureProof({ futureProof }: { futureProof: HomeData['futureProof'] }) {
  return (
    <section className="future">
      <div className="page-width">
        <SectionHeading heading={futureProof.heading} lead={futureProof.lead} />
        <ul className="future-grid">
          {futureProof.items.map(({ image, title, description, path }, index) => (
            <Reveal as="li" key={title} index={index} className="stack future-item">
              <ChartPicture picture={image} />
              <ItemHeading title={title} path={path} />
              <p>{description}</p>
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}
