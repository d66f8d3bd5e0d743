/** Pages of text: disclaimer, privacy with its list of visits, thank-you with its receipt, and the owner's own. */
import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { notifiedAnchor } from '../../../contract/enquiry-api.ts';
import { BelowFirstView } from '../../components/after-first-view.tsx';
import { Term } from '../../components/term.tsx';
import type { TextPageData } from '../../content/page-data.ts';
import { readReceipt, type Receipt as StoredReceipt } from '../../enquiry/stored.ts';
import { dueDay, officeDay } from '../../enquiry/times.ts';
import { PageHero } from '../common/page-hero.tsx';
import { Prose } from '../common/prose.tsx';
import { VisitList } from './visit-list.tsx';
import '../common/facts.css';
import './receipt.css';

export function TextPage({ data }: { data: TextPageData }) {
  return (
    <>
      <PageHero page={data}>
        {data.updated && <p className="note">Last changed on {data.updated}</p>}
        {data.receipt && <Reply words={data.receipt} />}
      </PageHero>
      <BelowFirstView>
        {data.receipt && <Receipt words={data.receipt} />}
        <Prose sections={data.sections} />
        {data.visits && <VisitList words={data.visits} />}
      </BelowFirstView>
    </>
  );
}

/** Takes the room of a receipt while a page that's loaded again isn't hydrated yet (see receipt.css). */
const blank = {
  id: '00000000-0000-7000-8000-000000000000',
  received: 'Wednesday 30 September 2026 at 00:00',
  due: 'Wednesday 30 September 2026',
};

type ReceiptWords = NonNullable<TextPageData['receipt']>;

/** Only the address says whether anyone was notified. Until React has read it, CSS does (see receipt.css). */
function useNotified(): boolean {
  const { hash } = useLocation();
  const [notified, setNotified] = useState(false);
  // Before the first paint, so that nothing moves for visitors who come from the form.
  useLayoutEffect(() => setNotified(hash === `#${notifiedAnchor}`), [hash]);
  return notified;
}

function Reply({ words }: { words: ReceiptWords }) {
  const notified = useNotified();
  return (
    <div className="reply" id={notifiedAnchor} tabIndex={-1}>
      <p hidden={!notified}>{words.promise}</p>
      <p hidden={notified}>{words.stored}</p>
    </div>
  );
}

function Receipt({ words }: { words: ReceiptWords }) {
  const { state } = useLocation();
  const [stored, setStored] = useState<StoredReceipt | null>(null);
  // Before the first paint, so that nothing moves for visitors who come from the form.
  useLayoutEffect(() => setStored(readReceipt(state)), [state]);
  const notified = useNotified();
  const { id, received, due } = stored ? written(stored, words) : blank;
  return (
    <section
      className="page-width receipt"
      aria-label={words.label}
      hidden={stored === null}
      data-hydrate-for="enquiry-receipt"
    >
      <dl className="columns facts receipt-facts" data-print="halves">
        {id && (
          <Term term={words.reference}>
            <span className="receipt-id">{id}</span>
          </Term>
        )}
        <Term term={words.received}>{received}</Term>
        {(notified || stored === null) && <Term term={words.due}>{due}</Term>}
      </dl>
      <p>{words.note}</p>
    </section>
  );
}

function written({ id, acceptedAt }: StoredReceipt, words: ReceiptWords) {
  const due = officeDay(dueDay(acceptedAt, words.workingDays, words.timeZone), words);
  return { id, received: officeDay(acceptedAt, words, true), due };
}
