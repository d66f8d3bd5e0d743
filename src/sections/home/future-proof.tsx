/** What keeps software useful after its first year: one large item, three beside it. */
import type { HomeData } from '../../content/page-data.ts';
import { ChartPicture } from '../../ui/chart-picture.tsx';
import { ItemHeading } from '../../ui/item-heading.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { SectionHeading } from '../common/section-heading.tsx';

export function FutureProof({ futureProof }: { futureProof: HomeData['futureProof'] }) {
  return (
    <section className="future">
      <div className="page-width">
        <SectionHeading heading={futureProof.heading} lead={futureProof.lead} />
        <ul className="future-grid">
          {futureProof.items.map(({ image, title, description, path }, index) => (
            <Reveal as="li" key={title} index={index} className="future-item">
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
