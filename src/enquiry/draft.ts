/** What the visitor has written, kept by the tab through a reload, another page or a failure to send. */
import { otherTopic } from '../../contract/enquiry.ts';
import { controlOf, draftValues, fillEmpty, readForm } from './form-values.ts';
import { readDraft, storeDraft } from './stored.ts';

const query = () => new URLSearchParams(location.search);

export function saveDraft(form: HTMLFormElement): void {
  storeDraft({ values: draftValues(readForm(form)), query: query().toString() });
}

/** Fills only what's empty. */
export function restoreDraft(form: HTMLFormElement, topics: readonly string[]): void {
  const draft = readDraft();
  const asked = query().get('topic');
  const topic = controlOf(form, 'topic');
  const isKnown = asked !== null && (asked === otherTopic || topics.includes(asked));
  // A visitor from another service's page asks about that service. A reload keeps what they chose since.
  if (topic?.value === '' && isKnown && draft.query !== query().toString()) topic.value = asked;
  fillEmpty(form, draftValues(draft.values));
  saveDraft(form);
}
