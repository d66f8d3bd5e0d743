/** Puts the visitor's draft back into the form when React wakes, and saves it from then on. */
import { type RefObject, useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { otherTopic } from '../../contract/enquiry.ts';
import type { ContactData } from '../content/page-data.ts';
import { readDraft, saveDraft } from './draft.ts';
import { controlOf, fillEmpty, readForm } from './form-values.ts';

/** Returns what saves the form as it is now. */
export function useDraft(form: RefObject<HTMLFormElement | null>, { topics, state }: ContactData) {
  const [query] = useSearchParams();
  const asked = query.get('topic');
  const address = query.toString();

  const save = useCallback(() => {
    if (form.current) saveDraft(readForm(form.current), address);
  }, [form, address]);

  useEffect(() => {
    const { current } = form;
    if (!current) return;
    // A form that the server sent back holds the newest values, and what it left empty is meant to be.
    if (Object.keys(state.values).length === 0) {
      const draft = readDraft();
      const isKnown = asked === otherTopic || topics.some(({ slug }) => slug === asked);
      const topic = controlOf(current, 'topic');
      // A visitor who comes from another service's page asks about that service. A reload keeps what they chose since.
      if (topic?.value === '' && asked !== null && isKnown && draft.query !== address) topic.value = asked;
      fillEmpty(current, draft.values);
    }
    save();
  }, [form, topics, state, asked, address, save]);

  return save;
}
