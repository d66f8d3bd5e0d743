/** The receipt for the enquiry that was just accepted. Only the visitor's browser knows of it. */
import { useLayoutEffect, useState } from 'react';
import { Term } from '../../components/term.tsx';
import type { TextPageData } from '../../content/page-data.ts';
import { type Receipt as Kept, readReceipt } from '../../enquiry/receipt.ts';
import { dueDay, singaporeDay } from '../../enquiry/times.ts';

export function Receipt({ words }: { words: NonNullable<TextPageData['receipt']> }) {
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
        <Term term={words.received}>{singaporeDay(kept.acceptedAt, true)}</Term>
        {kept.wasChecked && (
          <Term term={words.due}>{singaporeDay(dueDay(kept.acceptedAt, words.workingDays))}</Term>
        )}
      </dl>
      <p>{words.note}</p>
    </section>
  );
}
