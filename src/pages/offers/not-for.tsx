/** When the reader shouldn't buy this. */

import { Heading } from '../../components/heading.tsx';
import type { OfferData } from '../../content/page-data.ts';

export function NotFor({ notFor }: { notFor: OfferData['notFor'] }) {
  return (
    <section className="not-for">
      <div className="page-width columns not-for-grid">
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
