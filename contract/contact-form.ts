/** What the server hands to the contact page when a posted form comes back to its sender. */
import type { EnquiryProblem } from './enquiry.ts';

/** Why the server did not take a form, where it is not the fields. After `timeout` it may have taken it. */
export type FormRejection = 'too-many' | 'too-large' | 'unavailable' | 'timeout' | 'foreign-origin';

export type ContactFormState = {
  /** What the visitor wrote, field by field, so that nothing has to be typed again. */
  values: Readonly<Record<string, string>>;
  /** One entry for each field with a problem. Empty if the problem isn't the visitor's. */
  problems: readonly EnquiryProblem[];
  /** Why the form came back, where it is not the fields: shown above the form. */
  notice: 'none' | FormRejection;
  /** Seconds after which another try makes sense, where the server knows. */
  retryAfterSeconds?: number | undefined;
};

/** The contact page as complete HTML, carrying the visitor's words. */
export type RenderContactPage = (state: ContactFormState) => Promise<string>;

/** What the build's module `renderer.js` exports: reads the parts that lie beside it, once. */
export type LoadContactPage = () => RenderContactPage;
