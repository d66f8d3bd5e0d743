/** Pages of text, with the privacy page's visits and the thank-you page's receipt. */
import { notifiedAnchor } from '../../../contract/enquiry-api.ts';
import { LinkOrButton } from '../../components/link-or-button.tsx';
import { PageHero } from '../common/page-hero.tsx';
import { Prose } from '../common/prose.tsx';
import type { TextPageData } from './page.ts';
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

/** The visitor's own history: browser/show-visits.ts. */
function VisitList({ words }: { words: NonNullable<TextPageData['visits']> }) {
  return (
    <section
      className="page-width section section-line beside"
      aria-labelledby="visits-heading"
      data-visits
      data-one={words.one}
      data-many={words.many}
      data-none={words.none}
    >
      <h2 id="visits-heading">{words.heading}</h2>
      <div>
        <p>{words.noScripts}</p>
        <p role="status" tabIndex={-1} />
        <ol
          className="box visit-list"
          aria-labelledby="visits-heading"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
          tabIndex={0}
          hidden
        />
        <LinkOrButton size="small" look="outlined" hidden>
          {words.clear}
        </LinkOrButton>
      </div>
    </section>
  );
}
