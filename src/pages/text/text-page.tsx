/** Pages of text: disclaimer, privacy with its list of visits, thank-you with its receipt, and the owner's own. */
import { notifiedAnchor } from '../../../contract/enquiry-api.ts';
import { receiptKey } from '../../browser/storage-keys.ts';
import { Term } from '../../components/term.tsx';
import { officeDay } from '../../enquiry/times.ts';
import { PageHero } from '../common/page-hero.tsx';
import { Prose } from '../common/prose.tsx';
import type { TextPageData } from './page.ts';
import { VisitList } from './visit-list.tsx';
import '../common/facts.css';
import './receipt.css';

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

/** Only the address says whether anyone was notified: receipt.css shows the one that's true. */
function Reply({ words }: { words: ReceiptWords }) {
  return (
    <div className="reply" id={notifiedAnchor} tabIndex={-1}>
      <p>{words.promise}</p>
      <p>{words.stored}</p>
    </div>
  );
}

/** A day with one of the longest names. */
const longest = Date.UTC(2026, 8, 30);

/** Filled by show-receipt.ts. Until then its texts only take the room of those to come. */
function Receipt({ words }: { words: ReceiptWords }) {
  return (
    <section
      className="page-width section section-sm receipt"
      aria-label={words.label}
      data-kept={receiptKey}
      data-working-days={words.workingDays}
      data-time-zone={words.timeZone}
      data-language={words.language}
    >
      <dl className="columns ruled facts receipt-facts" data-print="halves">
        <Term term={words.reference}>
          <span data-receipt="id">00000000-0000-7000-8000-000000000000</span>
        </Term>
        <Term term={words.received}>
          <span data-receipt="received">{officeDay(longest, words, true)}</span>
        </Term>
        <Term term={words.due}>
          <span data-receipt="due">{officeDay(longest, words)}</span>
        </Term>
      </dl>
      <p>{words.note}</p>
    </section>
  );
}
