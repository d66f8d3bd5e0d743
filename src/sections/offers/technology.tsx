/** What an offer builds on, by name, as a table of soundings. */
import type { OfferData } from '../../content/page-data.ts';
import { Heading } from '../../ui/heading.tsx';
import { Term } from '../../ui/term.tsx';

export function Technology({ technology }: { technology: OfferData['technology'] }) {
  return (
    <section className="page-width technology">
      <Heading text="What it builds on" className="headline-md" />
      <dl>
        {technology.map(({ group, names }) => (
          <Term key={group} term={group}>
            {names.join(', ')}
          </Term>
        ))}
      </dl>
    </section>
  );
}
