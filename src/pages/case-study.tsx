/** One piece of work: situation, what was built and how, with the interface drawn. */
import type { CaseStudyData } from '../content/page-data.ts';
import { PageHead } from '../layout/page-head.tsx';
import { AnnotatedDrawing } from '../sections/case-studies/annotated-drawing.tsx';
import { Architecture } from '../sections/case-studies/architecture.tsx';
import { CaseFacts } from '../sections/case-studies/case-facts.tsx';
import { ProvisionalMark } from '../sections/case-studies/provisional-mark.tsx';
import { ClosingCall } from '../sections/common/closing-call.tsx';
import { Neighbours } from '../sections/common/neighbours.tsx';
import { PageHero } from '../sections/common/page-hero.tsx';
import { Prose } from '../sections/common/prose.tsx';
import { BelowFirstView } from '../ui/below-first-view.tsx';

export function CaseStudyPage({ data }: { data: CaseStudyData }) {
  return (
    <article className="case-study">
      <PageHead head={data.head} />
      <PageHero page={data} breadcrumb={data.breadcrumb}>
        <ProvisionalMark provisional={data.provisional} />
      </PageHero>
      <BelowFirstView>
        <CaseFacts
          client={data.client}
          facts={data.facts}
          platforms={data.platforms}
          services={data.services}
        />
        <Work data={data} />
        <Neighbours label="Other case studies" previous={data.previous} following={data.following} />
        <ClosingCall {...data.next} />
      </BelowFirstView>
    </article>
  );
}

/** What comes first is what the work turned on. The sections: problem, constraints, approach, what is built, the rest. */
function Work({ data }: { data: CaseStudyData }) {
  const { sections, sketch, architecture, words } = data;
  const drawing = sketch && <AnnotatedDrawing sketch={sketch} words={words} />;
  const parts = <Architecture architecture={architecture} words={words} />;
  const text = (from: number, to?: number) => <Prose sections={sections.slice(from, to)} />;
  if (data.pacing === 'constraint') {
    return (
      <>
        <div className="constraints">{text(1, 2)}</div>
        {text(0, 1)}
        {text(2, 3)}
        {drawing}
        {text(3, 4)}
        {parts}
        {text(4)}
      </>
    );
  }
  const [first, second] = data.pacing === 'product' ? [drawing, parts] : [parts, drawing];
  return (
    <>
      {first}
      {text(0, 3)}
      {second}
      {text(3)}
    </>
  );
}
