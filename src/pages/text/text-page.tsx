/** Pages of text, with the privacy page's visits and the thank-you page's receipt. */
import { notifiedAnchor } from '../../../contract/enquiry-api.ts';
import { PageHero } from '../common/page-hero.tsx';
import { Prose } from '../common/prose.tsx';
import type { TextPageData } from './page.ts';
import { VisitList } from './visit-list.tsx';
import './text-page.css';

export function TextPage({ data }: { data: TextPageData }) {
  return (
    <>
      <PageHero page={data}>
        {data.updated && <p className="note">{data.updated}</p>}
        {data.receipt && <Reply words={data.receipt} />}
      </PageHero>
      {data.receipt && <Receipt words={data.receipt} />}
      <Prose sections={data.sections} />
      {data.visits && <VisitList words={data.visits} />}
    </>
  );
}

type ReceiptWords = NonNullable<TextPageData['receipt']>;

/** Only the address says whether anyone was notified: text-page.css shows the one that's true. */
function Reply({ words }: { words: ReceiptWords }) {
  return (
    <div className="reply" id={notifiedAnchor} tabIndex={-1}>
      <p>{words.promise}</p>
      <p>{words.stored}</p>
    </div>
  );
}

function Receipt({ words }: { words: ReceiptWords }) {
  return (
    <section className="page-width section section-sm receipt" aria-label={words.label}>
      <p className="strong">
        {words.reference} <span data-receipt />
      </p>
      <p>{words.note}</p>
    </section>
  );
}
