/** What an offer builds on, by name, as a table of soundings. */
import type { OfferData } from '../../content/page-data.ts';

export function Technology({ technology }: { technology: OfferData['technology'] }) {
  return (
    <section className="page-width technology">
      <h2 className="headline-md">What it builds on</h2>
      <dl>
        {technology.map(({ group, names }) => (
          <div key={group}>
            <dt>{group}</dt>
            <dd>{names.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
