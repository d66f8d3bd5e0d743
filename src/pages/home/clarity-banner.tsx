/** One statement across the page. */

import { Headline } from '../../components/headline.tsx';
import type { HomeData } from '../../content/page-data.ts';

export function ClarityBanner({ clarity }: { clarity: HomeData['clarity'] }) {
  return (
    <section className="clarity" aria-label="Clarity first">
      <div className="page-width columns clarity-grid">
        <p className="clarity-statement">
          <Headline text={clarity.statement} />
        </p>
        <p className="clarity-note">{clarity.note}</p>
      </div>
    </section>
  );
}
