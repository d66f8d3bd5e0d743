/** What is being done while the visitor waits: a course being drawn, and a text for it. */
import { useEffect, useState } from 'react';
import type { ContactData } from '../content/page-data.ts';
import type { Submission } from './submission.ts';

type EnquiryProgressProps = { stage: Submission['stage']; labels: ContactData['form']['progress'] };

/** From then on the waiting needs an explanation. */
const slowAfter = 6000;

export function EnquiryProgress({ stage, labels }: EnquiryProgressProps) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (stage !== 'sending') return;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [stage]);
  const text = stage === 'idle' ? '' : labels[slow ? 'slow' : stage];
  // The status is there from the start: one that arrives with its text is often not spoken.
  return (
    <p className="enquiry-progress" role="status" data-stage={stage}>
      {text}
    </p>
  );
}
