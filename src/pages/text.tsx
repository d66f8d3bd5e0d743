/** Pages that are a text: disclaimer, privacy, thank-you. */
import type { TextPageData } from '../content/page-data.ts';
import { PageHead } from '../layout/page-head.tsx';
import { PageHero } from '../sections/common/page-hero.tsx';
import { Prose } from '../sections/common/prose.tsx';
import { Receipt } from '../sections/contact/receipt.tsx';
import { VisitList } from '../sections/privacy/visit-list.tsx';
import { BelowFirstView } from '../ui/below-first-view.tsx';

export function TextPage({ data }: { data: TextPageData }) {
  return (
    <>
      <PageHead head={data.head} />
      <PageHero page={data}>
        {data.updated && <p className="note">Last changed on {data.updated}</p>}
      </PageHero>
      <BelowFirstView>
        {data.receipt && <Receipt words={data.receipt} />}
        <Prose sections={data.sections} />
        {data.showsVisitHistory && <VisitList />}
      </BelowFirstView>
    </>
  );
}
