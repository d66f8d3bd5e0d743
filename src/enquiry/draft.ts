/** What the visitor has written, kept in their tab through a reload, another page, or a failure to send. */
import { type RefObject, useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { otherTopic } from '../../contract/enquiry.ts';
import { readSession, writeSession } from '../components/storage.ts';
import type { ContactData } from '../content/page-data.ts';
import { controlOf, draftValues, type FormValues, fillEmpty, readForm } from './form-values.ts';

/** `boot` looks for it too, to hydrate a form that has a draft to restore. */
const key = 'enquiry-draft';

export type Draft = {
  values: FormValues;
  /** The address's query when this was written. A newer one may ask for another topic. */
  query: string;
};

export function saveDraft(form: FormValues, query: string): void {
  const values = draftValues(form);
  writeSession(key, Object.keys(values).length > 0 ? ({ values, query } satisfies Draft) : null);
}

export function clearDraft(): void {
  writeSession(key, null);
}

/** Storage may have another version's draft, or another program's data. */
export function readDraft(): Draft {
  const stored = readSession(key);
  if (!isObject(stored) || !isObject(stored['values'])) return { values: {}, query: '' };
  const texts = Object.entries(stored['values']).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const query = stored['query'];
  return { values: draftValues(Object.fromEntries(texts)), query: typeof query === 'string' ? query : '' };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

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
    // A form that the server sent back has the newest values, also where they're empty.
    if (Object.keys(state.values).length === 0) {
      const draft = readDraft();
      const isKnown = asked === otherTopic || topics.some(({ slug }) => slug === asked);
      const topic = controlOf(current, 'topic');
      // A visitor from another service's page asks about that service. A reload keeps what they chose since.
      if (topic?.value === '' && asked !== null && isKnown && draft.query !== address) topic.value = asked;
      fillEmpty(current, draft.values);
    }
    save();
  }, [form, topics, state, asked, address, save]);

  return save;
}
