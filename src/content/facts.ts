/** What copy can refer to: the blog as `blog:/page`, and facts by name as `{{reply-time}}`, so that pages agree. */
import { z } from 'zod';
import { inWords } from '../../contract/in-words.ts';
import { budgets } from '../../contract/page-budgets.ts';
import type { Provider } from './schema/brand-schema.ts';
import { meantBy } from './schema/names.ts';
import { slug, text } from './schema/words.ts';

export type Facts = Readonly<Record<string, string>>;

export const brandFacts = ({ name, currency, about }: Pick<Provider, 'name' | 'currency' | 'about'>) => ({
  name,
  currency: currency.sign,
  ...(about.data !== null && { 'data-keepers': about.data }),
});

export const factsSchema = z.record(
  slug,
  text.describe('the words that pages show in its place, or remove the line'),
);

export type References = { blogUrl: string | undefined; facts: Facts };

export type Filled = { text: string; problems: readonly { name: string; problem: string }[] };

const noBlog =
  'is on a blog, and brand.yaml has no blogUrl: write it there, lead elsewhere, or remove the entry with its title, and in home.yaml the whole section blog';

export function fillReferences(copy: string, { blogUrl, facts }: References): Filled {
  if (copy.startsWith('blog:/')) {
    if (blogUrl) return { text: blogUrl + copy.slice('blog:'.length), problems: [] };
    return { text: copy, problems: [{ name: copy, problem: noBlog }] };
  }
  const problems: Filled['problems'][number][] = [];
  const text = copy.replace(/\{\{([^{}]*)(\}\})?/g, (whole, name: string, end: string) => {
    const fact = end && facts[name];
    if (fact) return fact;
    problems.push({
      name: whole,
      problem: end ? unknownFact(name, facts) : 'has no }} behind its name: add it',
    });
    return whole;
  });
  return { text, problems };
}

/** A field that's nothing but an example's amount or weeks is a number, which calculators begin with. */
export const isNumberOfExample = (copy: string) => /^\{\{(?:amount|weeks)-[^{}]*\}\}$/.test(copy);

function unknownFact(name: string, facts: Facts): string {
  const meant = meantBy(name.trim(), Object.keys(facts));
  const repair = meant ? `{{${meant}}}` : 'its words, or a name from facts.yaml or prices.yaml';
  return `isn’t known here: write ${repair}`;
}

type Counted = { services: number; caseStudies: number };

/** Facts that nobody types: how many services and case studies there are, and the budgets that tests enforce. */
export const countedFacts = ({ services, caseStudies }: Counted): Facts => ({
  'service-count': inWords(services),
  'case-study-count': inWords(caseStudies),
  'first-view-budget': kilobytes(budgets.firstView),
  'document-budget': kilobytes(budgets.document),
  'font-budget': kilobytes(budgets.fonts),
  'boot-budget': kilobytes(budgets.bootScript),
  'client-budget': kilobytes(budgets.client),
  'island-budget': kilobytes(budgets.island),
  'part-budget': kilobytes(budgets.part),
  'idle-budget': kilobytes(budgets.idle),
});

export function period(days: number): string {
  const years = days / 365;
  if (!Number.isInteger(years)) return `${days} days`;
  return years === 1 ? 'a year' : `${inWords(years)} years`;
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 100) / 10} KB`;
}
