/** Questions that a reader can answer alone. */
import { Heading } from '../../components/heading.tsx';
import type { OfferData } from './page.ts';

export function Checklist({ checklist }: { checklist: NonNullable<OfferData['checklist']> }) {
  const { heading, lead, questions } = checklist;
  return (
    <section className="page-width section grid five-seven checklist" id="checklist" tabIndex={-1}>
      <div className="stack">
        <Heading text={heading} />
        <p className="lead">{lead}</p>
        {/* Links to what was a calculator here bring answers along. */}
        <p className="note" role="status" data-older-link />
      </div>
      <ol className="ruled">
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
