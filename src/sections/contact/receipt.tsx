/** What the visitor keeps of the enquiry that was just accepted. Only their browser knows of it. */
import { useLayoutEffect, useState } from 'react';
import { dueDay, singaporeDay } from '../../browser/enquiry/due-day.ts';
import { type Receipt as Kept, readReceipt } from '../../browser/enquiry/receipt.ts';
import type { TextPageData } from '../../content/page-data.ts';
import { Term } from '../../ui/term.tsx';

export function Receipt({ words }: { words: NonNullable<TextPageData['receipt']> }) {
  const [kept, setKept] = useState<Kept | null>(null);
  // Before the paint, so that nothing moves where one comes from the form.
  useLayoutEffect(() => setKept(readReceipt()), []);
  if (!kept) return null;
  return (
    <section className="page-width receipt" aria-label={words.label}>
      <dl className="case-facts">
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
