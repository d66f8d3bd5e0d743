/** Answers in the address: readable, and checked like anything a visitor types. */
import { type Answers, type Fields, isAnswer, ungrouped } from './fields.ts';

/** Advertisements and mailings add these to any link. */
const tracking = /^(?:utm_.*|gclid|fbclid|msclkid)$/;

/** The answers in a query, and the names of the parts that can't be used. */
export function readQuery(fields: Fields, query: string): { answers: Answers; ignored: readonly string[] } {
  const answers: Record<string, string> = {};
  const ignored = new Set<string>();
  for (const [name, text] of new URLSearchParams(query)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field && text === '') continue;
    if (field && answers[name] === undefined && isAnswer(text, field)) answers[name] = text;
    else if (!tracking.test(name)) ignored.add(name);
  }
  return { answers, ignored: [...ignored] };
}

/** Only what can be read again, in the order of the fields. */
export function writeQuery(fields: Fields, answers: Answers): string {
  const query = new URLSearchParams();
  for (const [name, field] of Object.entries(fields)) {
    const text = answers[name] ?? '';
    if (isAnswer(text, field)) query.set(name, field.kind === 'number' ? ungrouped(text) : text);
  }
  return query.toString();
}
