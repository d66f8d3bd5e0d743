/** The state of a form that the server sent back: React starts from what the page already shows. */
import { type ContactFormState, formStateId } from '../../contract/contact-form.ts';

/** Page data for the page that is there now; `state` is read once, since later visits start afresh. */
export function withReturnedForm(page: unknown): unknown {
  const carrier = document.getElementById(formStateId);
  if (!carrier || typeof page !== 'object') return page;
  const state: ContactFormState = JSON.parse(carrier.textContent);
  return { ...page, state };
}
