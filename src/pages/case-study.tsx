/** One piece of work: situation, what was built and how, with the interface drawn. */
import type { CaseStudyData } from '../content/page-data.ts';
import { PageHead } from '../layout/page-head.tsx';
import { Architecture } from '../sections/case-studies/architecture.tsx';
import { CaseFacts } from '../sections/case-studies/case-facts.tsx';
import { Neighbours } from '../sections/case-studies/neighbours.tsx';
import { ProvisionalMark } from '../sections/case-studies/provisional-mark.tsx';
import { ClosingCall } from '../sections/common/closing-call.tsx';
import { PageHero } from '../sections/common/page-hero.tsx';
import { Prose } from '../sections/common/prose.tsx';
import { ChartPicture } from '../ui/chart-picture.tsx';
import { useScrollStop } from '../ui/scroll-stop.ts';

export function CaseStudyPage({ data }: { data: CaseStudyData }) {
  // The first three sections say what the matter was; the rest what was made of it.
  const situation = data.sections.slice(0, 3);
  const work = data.sections.slice(3);
  return (
    <article className="case-study">
      <PageHead head={data.head} />
      <PageHero page={data} trail={data.trail}>
        <ProvisionalMark provisional={data.provisional} />
      </PageHero>
      <CaseFacts
        client={data.client}
        facts={data.facts}
        platforms={data.platforms}
        services={data.services}
      />
      <Prose sections={situation} />
      {data.sketch && <Sketch sketch={data.sketch} />}
      <Architecture architecture={data.architecture} />
      <Prose sections={work} />
      <Neighbours previous={data.previous} following={data.following} />
      <ClosingCall {...data.next} />
    </article>
  );
}

/** On a narrow screen the drawing keeps its size and scrolls, because its words must stay readable. */
function Sketch({ sketch }: { sketch: NonNullable<CaseStudyData['sketch']> }) {
  return (
    <div className="sketch">
      <figure className="page-width">
        <section className="sketch-box" aria-label="Interface drawing" {...useScrollStop<HTMLElement>()}>
          <ChartPicture picture={sketch.image} />
        </section>
        <figcaption>{sketch.caption}</figcaption>
      </figure>
    </div>
  );
}
