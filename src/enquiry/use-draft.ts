/** Restores what the visitor has written after a reload, another page or a failure to send, and stores it as they write. */
import { type RefObject, useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { otherTopic } from '../../contract/enquiry.ts';
import type { ContactData } from '../content/page-data.ts';
import { controlOf, draftValues, fillEmpty, readForm } from './form-values.ts';
import { readDraft, storeDraft } from './stored.ts';

export function useDraft(form: RefObject<HTMLFormElement | null>, { topics, state }: ContactData) {
  const [query] = useSearchParams();
  const topicOfLink = query.get('topic');
  const address = query.toString();

  const save = useCallback(() => {
    if (form.current) storeDraft({ values: draftValues(readForm(form.current)), query: address });
  }, [form, address]);

  useEffect(() => {
    const { current } = form;
    if (!current) return;
    // A form that the server sent back has the newest values, also where they're empty.
    if (Object.keys(state.values).length === 0) {
      const draft = readDraft();
      const isKnown = topicOfLink === otherTopic || topics.some(({ slug }) => slug === topicOfLink);
      const topic = controlOf(current, 'topic');
      // A visitor from another service's page asks about that service. A reload keeps what they chose since.
      if (topic?.value === '' && topicOfLink !== null && isKnown && draft.query !== address)
        topic.value = topicOfLink;
      fillEmpty(current, draftValues(draft.values));
    }
    save();
  }, [form, topics, state, topicOfLink, address, save]);

  return save;
}
