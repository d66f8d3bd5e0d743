/** What a try to send leads to, as the form shows it. */
import type { EnquiryProblem } from '../../../contract/enquiry.ts';
import type { NoticeName } from './send.ts';

/** What stands above the fields after a try: what to mend, or why it could not be sent. */
export type Verdict = {
  problems: readonly EnquiryProblem[];
  notice: NoticeName | null;
  retryAfterSeconds: number | null;
  /** Counts the tries, so that each one's verdict takes the focus. 0: it came with the page. */
  tries: number;
};

export type Stage = 'idle' | 'checking' | 'sending';
