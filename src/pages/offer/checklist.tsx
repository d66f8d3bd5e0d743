/** Questions that a reader can answer alone. */
import { SectionHeading } from '../common/section-heading.tsx';
import type { OfferData } from './page.ts';

export function Checklist({ checklist }: { checklist: NonNullable<OfferData['checklist']> }) {
  const { heading, lead, questions } = checklist;
  return (
    <section className="page-width section edge" id="checklist" tabIndex={-1}>
      <SectionHeading split heading={heading} lead={lead} />
      {/* Links to what was a calculator here bring answers along. */}
      <p className="note" role="status" data-older-link />
      <ol className="grid halves ruled ruled-closed marked">
        {questions.map(({ question, ifNot }) => (
          <li key={question}>
            <p className="strong">{question}</p>
            <p>{`If not: ${ifNot}`}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
