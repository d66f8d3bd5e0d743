/** A case study: the problem, what we'd build and how, with the interface drawn. */

import { BelowFirstView } from '../../components/below-first-view.tsx';
import { PageHead } from '../../components/page-head.tsx';
import type { CaseStudyData } from '../../content/page-data.ts';
import { ClosingCall } from '../common/closing-call.tsx';
import { Neighbours } from '../common/neighbours.tsx';
import { PageHero } from '../common/page-hero.tsx';
import { Prose } from '../common/prose.tsx';
import { AnnotatedDrawing } from './annotated-drawing.tsx';
import { Architecture } from './architecture.tsx';
import { CaseFacts } from './case-facts.tsx';
import { ProvisionalMark } from './provisional-mark.tsx';
import './case-study.css';
import './case-study-work.css';

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

/** The problem, the drawing, what we'd build, its parts, and the rest of the text. */
function Work({ data }: { data: CaseStudyData }) {
  const { sections, sketch, architecture, words } = data;
  return (
    <>
      <Prose sections={sections.slice(0, 1)} />
      {sketch && <AnnotatedDrawing sketch={sketch} words={words} />}
      <Prose sections={sections.slice(1, 2)} />
      <Architecture architecture={architecture} words={words} />
      <Prose sections={sections.slice(2)} />
    </>
  );
}
