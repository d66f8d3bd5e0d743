/** The problem in the reader's words, beside what the client gets. */
import type { ProseSection } from '../../content/page-data.ts';
import { Words } from '../common/prose.tsx';
import './offer.css';

type OutcomesProps = { problem: ProseSection | undefined; outcomes: readonly string[] };

export function Outcomes({ problem, outcomes }: OutcomesProps) {
  return (
    <section className="page-width columns outcomes">
      {problem && (
        <div>
          <h2 className="headline-md" id={problem.id} tabIndex={-1}>
            {problem.heading}
          </h2>
          <Words html={problem.html} />
        </div>
      )}
      <div>
        <h2 className="headline-sm" id="what-you-get" tabIndex={-1}>
          What you get
        </h2>
        <ul>
          {outcomes.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
