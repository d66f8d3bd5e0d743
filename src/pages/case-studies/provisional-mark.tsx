/** Says that the organisation hasn't approved its page yet. */
import type { CaseStudyTeaser } from '../../content/page-data.ts';

type ProvisionalMarkProps = { provisional: CaseStudyTeaser['provisional'] };

/** Nothing once the organisation has approved the page. */
export function ProvisionalMark({ provisional }: ProvisionalMarkProps) {
  if (provisional === null) return null;
  return (
    <p className="note provisional">
      <em>{provisional.label}</em> {provisional.note}
    </p>
  );
}
