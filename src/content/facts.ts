/**
 * Facts that several pages state, `content/facts.yaml`. Copy refers to one as `{{name}}`, so that no two pages
 * can disagree.
 */
import { z } from 'zod';
import { slug, text } from './schema/text.ts';

export const factsSchema = z.record(slug, text);

export type Facts = z.infer<typeof factsSchema>;

const reference = /\{\{([^{}]*)\}\}/g;

/** The text with each fact in its place; a name that is no fact stays as it is. */
export function insertFacts(copy: string, facts: Facts): string {
  return copy.replace(reference, (whole, name: string) => {
    const fact = facts[name.trim()];
    return fact === undefined ? whole : beginsSentence(copy, whole) ? capitalised(fact) : fact;
  });
}

/** Names in the text that are no facts. */
export function unknownFacts(copy: string, facts: Facts): string[] {
  return [...copy.matchAll(reference)].flatMap(([, name = '']) => (facts[name.trim()] === undefined ? [name] : []));
}

function beginsSentence(copy: string, reference: string): boolean {
  return /(?:^|[.?:]\s+)$/.test(copy.slice(0, copy.indexOf(reference)));
}

function capitalised(fact: string): string {
  return fact.charAt(0).toUpperCase() + fact.slice(1);
}
