/** What stands above the fields after a submission: what to mend, or why it could not be sent. */
import type { EnquiryProblem } from '../../contract/enquiry.ts';
import type { NoticeName } from './send.ts';

export type FormStatus = {
  problems: readonly EnquiryProblem[];
  notice: NoticeName | null;
  retryAfterSeconds: number | null;
  /** Counts submissions, so that the status of each takes the focus. 0: it came with the page. */
  submissions: number;
};
