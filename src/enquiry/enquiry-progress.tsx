/** Says what happens while the visitor waits. */
import { useEffect, useState } from 'react';
import type { ContactData } from '../content/page-data.ts';
import type { Submission } from './submission.ts';

type EnquiryProgressProps = { stage: Submission['stage']; labels: ContactData['form']['progress'] };

/** After this long, we explain the wait. */
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
  // The live region exists from the start. Screen readers often skip one that comes with its text.
  return (
    <p className="note enquiry-progress" role="status" data-stage={stage}>
      {text}
    </p>
  );
}
