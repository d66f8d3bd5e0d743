/** Pages that only have text: disclaimer, privacy, thank-you. */
import { useLayoutEffect, useState } from 'react';
import { BelowFirstView } from '../../components/below-first-view.tsx';
import { Term } from '../../components/term.tsx';
import type { TextPageData } from '../../content/page-data.ts';
import { type Receipt as Kept, readReceipt } from '../../enquiry/receipt.ts';
import { dueDay, officeDay } from '../../enquiry/times.ts';
import { PageHero } from '../common/page-hero.tsx';
import { Prose } from '../common/prose.tsx';
import { VisitList } from './visit-list.tsx';
import '../common/single-pages.css';

export function TextPage({ data }: { data: TextPageData }) {
  return (
    <>
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

function Receipt({ words }: { words: NonNullable<TextPageData['receipt']> }) {
  const [kept, setKept] = useState<Kept | null>(null);
  // Before the first paint, so that nothing moves for visitors who come from the form.
  useLayoutEffect(() => setKept(readReceipt()), []);
  if (!kept) return null;
  return (
    <section className="page-width receipt" aria-label={words.label}>
      <dl className="columns case-facts">
        {kept.id && (
          <Term term={words.reference}>
            <span className="receipt-id">{kept.id}</span>
          </Term>
        )}
        <Term term={words.received}>{officeDay(kept.acceptedAt, words, true)}</Term>
        {kept.wasChecked && (
          <Term term={words.due}>
            {officeDay(dueDay(kept.acceptedAt, words.workingDays, words.timeZone), words)}
          </Term>
        )}
      </dl>
      <p>{words.note}</p>
    </section>
  );
}
