/** When a reader should not buy this: a page that never says no is not advice. */
import type { OfferData } from '../../content/page-data.ts';
import { Heading } from '../../ui/heading.tsx';

export function NotFor({ notFor }: { notFor: OfferData['notFor'] }) {
  return (
    <section className="not-for">
      <div className="page-width not-for-grid">
        <Heading text={notFor.heading} className="headline-md" />
        <ul>
          {notFor.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
