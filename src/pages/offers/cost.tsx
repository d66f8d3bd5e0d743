/** What decides the price, with one worked example. */

import { Heading } from '../../components/heading.tsx';
import type { OfferData } from '../../content/page-data.ts';
import { paths } from '../../content/paths.ts';

export function Cost({ cost }: { cost: OfferData['cost'] }) {
  return (
    <section className="page-width columns cost">
      <div className="stack">
        <Heading text={cost.heading} className="headline-md" />
        <p>{cost.lead}</p>
        <p>
          <a href={`${paths.services}#prices`}>{cost.link}</a>
        </p>
        <p className="cost-example">
          <strong>{cost.example}</strong> {cost.what}. {cost.sum} <em>{cost.note}</em>
        </p>
      </div>
      <div className="stack">
        <h3>{cost.factors}</h3>
        <ul>
          {cost.decides.map((factor) => (
            <li key={factor}>{factor}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
