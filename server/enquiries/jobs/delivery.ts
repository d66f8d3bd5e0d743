/** One try to hand an enquiry to another server, and what the result says of trying again. */
import type { StoredEnquiry } from '../db/schema.ts';

export type Delivery =
  | { result: 'sent' }
  /** The server refused this enquiry for good. */
  | { result: 'refused'; error: string }
  /** The server refused this enquiry for now. */
  | { result: 'postponed'; error: string }
  /** There was no server to ask, or it does not let us in: no other enquiry would fare better. */
  | { result: 'unreachable'; error: string };

/** Ends within the lease of a claim, whatever the server does. */
export type Deliver = (enquiry: StoredEnquiry) => Promise<Delivery>;
