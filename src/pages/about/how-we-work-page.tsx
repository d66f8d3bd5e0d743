/** How we work in detail: what happens in each stage, who takes part and how to stop. */

import { BelowFirstView } from '../../components/below-first-view.tsx';
import { PageHead } from '../../components/page-head.tsx';
import type { HowWeWorkData } from '../../content/page-data.ts';
import { ClosingCall } from '../common/closing-call.tsx';
import { PageHero } from '../common/page-hero.tsx';
import { Prose } from '../common/prose.tsx';
import { Questions } from '../common/questions.tsx';
import { Stages } from './stages.tsx';
import '../common/single-pages.css';

export function HowWeWorkPage({ data }: { data: HowWeWorkData }) {
  return (
    <>
      <PageHead head={data.head} />
      <PageHero page={data} stops={data.stages.items} />
      <BelowFirstView>
        <Stages stages={data.stages} passage={data.passage} />
        <Prose sections={data.sections} />
        <Questions heading="Questions and answers" questions={data.questions} />
        <ClosingCall {...data.next} />
      </BelowFirstView>
    </>
  );
}
