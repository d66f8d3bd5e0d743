/** The end of an offer's page: questions, technology and related services. */

import { Heading } from '../../components/heading.tsx';
import type { OfferData } from '../../content/page-data.ts';
import { paths } from '../../content/paths.ts';
import { Questions } from '../common/questions.tsx';

export function OfferAnswers({ offer }: { offer: OfferData }) {
  return (
    <div className="page-width columns offer-answers">
      <Questions heading="Questions and answers" questions={offer.questions} />
      <aside className="stack" aria-label="More about this service">
        <section>
          <Heading text="What we build with" className="headline-sm" />
          <dl className="technology">
            {offer.technology.map(({ group, names }) => (
              <div key={group}>
                <dt>{group}</dt>
                <dd>{names.join(', ')}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <Heading text="Related services" className="headline-sm" />
          <ul className="related">
            {offer.related.map(({ path, name }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
            <li>
              <a href={paths.howWeWork}>How we work</a> Who owns the code, and what a change of mind costs
            </li>
          </ul>
        </section>
      </aside>
    </div>
  );
}
