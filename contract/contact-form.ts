/** What the server hands to the contact page when a posted form comes back to its sender. */
import type { EnquiryProblem } from './enquiry.ts';

export type ContactFormState = {
  /** What the visitor wrote, field by field, so that nothing has to be typed again. */
  values: Readonly<Record<string, string>>;
  /** One entry a field that needs mending; empty when the fault is not the visitor's. */
  problems: readonly EnquiryProblem[];
  /** Why the form came back, where it is not the fields: shown above the form. */
  notice: 'none' | 'too-many' | 'too-large' | 'unavailable' | 'foreign-origin';
};

/** Exported by `dist/render.js`: the contact page as complete HTML, carrying the visitor's words. */
export type RenderContactPage = (state: ContactFormState) => Promise<string>;
