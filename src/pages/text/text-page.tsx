/** Pages that only have text: disclaimer, privacy, thank-you. */

import { BelowFirstView } from '../../components/below-first-view.tsx';
import { PageHead } from '../../components/page-head.tsx';
import type { TextPageData } from '../../content/page-data.ts';
import { PageHero } from '../common/page-hero.tsx';
import { Prose } from '../common/prose.tsx';
import { Receipt } from '../contact/receipt.tsx';
import { VisitList } from './visit-list.tsx';
import '../common/single-pages.css';

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
