/** The delivery framework in depth: what happens in each stage, who takes part, and how one stops. */
import type { HowWeWorkData } from '../content/page-data.ts';
import { PageHead } from '../layout/page-head.tsx';
import { Stages } from '../sections/about/stages.tsx';
import { ClosingCall } from '../sections/common/closing-call.tsx';
import { PageHero } from '../sections/common/page-hero.tsx';
import { Prose } from '../sections/common/prose.tsx';
import { Questions } from '../sections/common/questions.tsx';
import { BelowFirstView } from '../ui/below-first-view.tsx';

export function HowWeWorkPage({ data }: { data: HowWeWorkData }) {
  return (
    <>
      <PageHead head={data.head} />
      <PageHero page={data} stops={data.stages.items} />
      <BelowFirstView>
        <Stages stages={data.stages} passage={data.passage} />
        <Prose sections={data.sections} sounding={data.sounding} />
        <Questions heading="Questions and answers" questions={data.questions} />
        <ClosingCall {...data.next} />
      </BelowFirstView>
    </>
  );
}
