/** What the visitor has written, kept in their tab through a reload, another page, or a failure to send. */
import { readSession, writeSession } from '../components/storage.ts';
import { draftValues, type FormValues } from './form-values.ts';

/** `boot` looks for it too, to wake a form that has a draft to restore. */
const key = 'enquiry-draft';

export type Draft = {
  values: FormValues;
  /** The address's query when this was written: a newer one may ask for another topic. */
  query: string;
};

export function saveDraft(form: FormValues, query: string): void {
  const values = draftValues(form);
  writeSession(key, Object.keys(values).length > 0 ? ({ values, query } satisfies Draft) : null);
}

export function clearDraft(): void {
  writeSession(key, null);
}

/** What is stored may be of another version, or another program's. */
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
