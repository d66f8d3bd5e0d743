/** What the server gives the contact page when a form comes back. */
import type { EnquiryProblem } from './enquiry.ts';

/** Why a form wasn't taken, apart from its fields. After `timeout` it may have been. */
export type FormRefusal = 'too-many' | 'too-large' | 'unavailable' | 'timeout' | 'foreign-origin';

export type ContactFormState = {
  /** By field, so that nothing has to be typed again. */
  values: Readonly<Record<string, string>>;
  problems: readonly EnquiryProblem[];
  /** Shown above the form. */
  refusal: FormRefusal | null;
  retryAfterSeconds?: number | undefined;
};

/** Returns complete HTML. */
export type RenderContactPage = (state: ContactFormState) => Promise<string>;

/** What the build's `renderer.js` exports. */
export type LoadContactPage = () => RenderContactPage;
