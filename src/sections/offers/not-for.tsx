/** When a reader should not buy this: a page that never says no is not advice. */
import type { OfferData } from '../../content/page-data.ts';
import { Headline } from '../../ui/headline.tsx';

export function NotFor({ notFor }: { notFor: OfferData['notFor'] }) {
  return (
    <section className="not-for">
      <div className="page-width not-for-grid">
        <h2 className="headline-md">
          <Headline text={notFor.heading} />
        </h2>
        <ul>
          {notFor.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
