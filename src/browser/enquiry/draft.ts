/** The visitor's words, kept in their tab through a reload, a look at another page, or a failure to send. */
import { type FormValues, wordsOf } from './form-values.ts';
import { readStored, store } from './stored.ts';

/** `boot` looks for it too, to wake a form that has words to restore. */
const key = 'enquiry-draft';

export type Draft = {
  words: FormValues;
  /** The address's query when this was written: a newer one may ask for another topic. */
  query: string;
};

export function saveDraft(values: FormValues, query: string): void {
  const words = wordsOf(values);
  store(key, Object.keys(words).length > 0 ? ({ words, query } satisfies Draft) : null);
}

export function clearDraft(): void {
  store(key, null);
}

/** What is stored may be of another version, or another program's. */
export function readDraft(): Draft {
  const stored = readStored(key);
  if (!isObject(stored) || !isObject(stored['words'])) return { words: {}, query: '' };
  const texts = Object.entries(stored['words']).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const query = stored['query'];
  return { words: wordsOf(Object.fromEntries(texts)), query: typeof query === 'string' ? query : '' };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
