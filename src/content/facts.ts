/**
 * Facts that several pages state, `content/facts.yaml`. Copy refers to one as `{{name}}`, so that no two pages
 * can disagree.
 */
import { z } from 'zod';
import { slug, text } from './schema/text.ts';

export const factsSchema = z.record(slug, text);

export type Facts = z.infer<typeof factsSchema>;

const reference = /\{\{([^{}]*)\}\}/g;

/** The text with each fact in its place, capitalised where it begins a sentence. An unknown name stays as it is. */
export function insertFacts(copy: string, facts: Facts): string {
  return copy.replace(reference, (whole, name: string, offset: number) => {
    const fact = facts[name];
    if (fact === undefined) return whole;
    const beginsSentence = /(?:^|[.?:]\s+)$/.test(copy.slice(0, offset));
    return beginsSentence ? fact.charAt(0).toUpperCase() + fact.slice(1) : fact;
  });
}

/** Names that the text refers to and that are no facts. */
export function unknownFacts(copy: string, facts: Facts): string[] {
  return [...copy.matchAll(reference)].flatMap(([, name = '']) => (facts[name] === undefined ? [name] : []));
}
