/** What an offer builds on, by name, as a table of soundings. */
import type { OfferData } from '../../content/page-data.ts';
import { Heading } from '../../ui/heading.tsx';

export function Technology({ technology }: { technology: OfferData['technology'] }) {
  return (
    <section className="page-width technology">
      <Heading text="What it builds on" className="headline-md" />
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
