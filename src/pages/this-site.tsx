/** The site as its own case study: measured in the visitor's browser, by the build and by the bench. */
import type { ThisSiteData } from '../content/page-data.ts';
import { PageHead } from '../layout/page-head.tsx';
import { ClosingCall } from '../sections/common/closing-call.tsx';
import { PageHero } from '../sections/common/page-hero.tsx';
import { Prose } from '../sections/common/prose.tsx';
import { BuiltFigures } from '../sections/this-site/built-figures.tsx';
import { MeasuredSection } from '../sections/this-site/measured-section.tsx';
import { PageCost } from '../sections/this-site/page-cost.tsx';
import { BelowFirstView } from '../ui/below-first-view.tsx';

export function ThisSitePage({ data }: { data: ThisSiteData }) {
  const { soundings, built, figures, measured, over } = data;
  return (
    <>
      <PageHead head={data.head} />
      <PageHero page={data} />
      <BelowFirstView>
        <PageCost words={soundings} figures={figures} />
        <BuiltFigures built={built} figures={figures} />
        {/* The first section stands between the tables, which are long. */}
        <Prose sections={data.sections.slice(0, 1)} />
        {measured.map((section) => (
          <MeasuredSection key={section.heading} section={section} columns={built.columns} over={over} />
        ))}
        <Prose sections={data.sections.slice(1)} />
        <ClosingCall {...data.next} />
      </BelowFirstView>
    </>
  );
}
