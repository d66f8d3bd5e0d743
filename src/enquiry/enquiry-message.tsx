/** What is wrong with a field, right below it, and tied to it for those who hear the page. */
import type { EnquiryFieldName, EnquiryProblem } from '../../contract/enquiry.ts';

type EnquiryMessageProps = { name: EnquiryFieldName; problem: EnquiryProblem | null };

export function EnquiryMessage({ name, problem }: EnquiryMessageProps) {
  if (!problem) return null;
  return (
    <p className="enquiry-problem" id={`${name}-problem`}>
      <span className="enquiry-mark" aria-hidden="true">
        !
      </span>
      {problem.message}
    </p>
  );
}

type Descriptions = { hint?: string | undefined; problem: EnquiryProblem | null };

/** The ids of what describes a field, for `aria-describedby`. */
export function describedBy(name: EnquiryFieldName, { hint, problem }: Descriptions): string | undefined {
  const ids = [problem && `${name}-problem`, hint !== undefined && `${name}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
