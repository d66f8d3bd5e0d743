/** An instrument's answers in the address: readable, and checked like what a visitor types. */
import { type Answers, type Fields, isAnswer } from './fields.ts';

/** Added by advertisements and mailings to links of any kind; no answer is called so. */
const tracking = /^(?:utm_.*|gclid|fbclid|msclkid)$/;

/** What can be used of a query, and the names of what cannot. */
export function readQuery(fields: Fields, query: string): { answers: Answers; ignored: readonly string[] } {
  const answers: Record<string, string> = {};
  const ignored = new Set<string>();
  for (const [name, text] of new URLSearchParams(query)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    // A form that is sent without scripts has a value for each of its fields, empty ones too.
    if (field && text === '') continue;
    if (field && answers[name] === undefined && isAnswer(text, field)) answers[name] = text;
    else if (!tracking.test(name)) ignored.add(name);
  }
  return { answers, ignored: [...ignored] };
}

/** Only what can be read again, in the fields' order. */
export function writeQuery(fields: Fields, answers: Answers): string {
  const query = new URLSearchParams();
  for (const [name, field] of Object.entries(fields)) {
    const text = answers[name] ?? '';
    if (isAnswer(text, field)) query.set(name, text);
  }
  return query.toString();
}
