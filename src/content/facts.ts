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

const isOfBrand = (name: string) => ['name', 'currency'].includes(name);

export const factsSchema = z.record(
  slug.refine((name) => !isOfBrand(name), 'is given by brand.yaml: give the fact another name'),
  text.describe('the words that pages show in its place, or remove the line'),
);

/** `areAll` unless the file is read before facts.yaml, and can only name what's known by then. */
export type References = { blogUrl: string | undefined; facts: Facts; areAll: boolean };

export const earlyReferences = (facts: Facts, blogUrl?: string): References => {
  return { blogUrl, facts, areAll: false };
};

export type Filled = { text: string; problems: readonly { name: string; problem: string }[] };

const noBlog =
  'is on a blog, and brand.yaml has no blogUrl: write it there, lead elsewhere, or remove the entry with its title, and in home.yaml the whole section blog';
const earlyBlog = 'isn’t filled in here: write the whole address';

export function fillReferences(copy: string, references: References): Filled {
  const { blogUrl, facts, areAll } = references;
  if (copy.startsWith('blog:/')) {
    if (blogUrl) return { text: blogUrl + copy.slice('blog:'.length), problems: [] };
    return { text: copy, problems: [{ name: copy, problem: areAll ? noBlog : earlyBlog }] };
  }
  const problems: Filled['problems'][number][] = [];
  const text = copy.replace(/\{\{([^{}]*)(\}\})?/g, (whole, name: string, end: string) => {
    const fact = end && facts[name];
    if (fact) return fact;
    problems.push({ name: whole, problem: end ? unknownFact(name, references) : openFact(name) });
    return whole;
  });
  return { text, problems };
}

/** A field that's nothing but an example's amount or weeks is a number, which calculators begin with. */
export const isNumberOfExample = (copy: string) => /^\{\{(?:amount|weeks)-[^{}]*\}\}$/.test(copy);

function openFact(text: string): string {
  const [name] = /^[a-z0-9-]+/.exec(text) ?? ['team-size'];
  return `has no }} behind its name: write it as {{${name}}}`;
}

const kindOfExample = (name: string) => /^(?:price|amount|weeks)-/.exec(name)?.[0];

function unknownFact(name: string, { facts, areAll }: References): string {
  if (!areAll) return 'isn’t filled in here: write its words';
  const kind = kindOfExample(name);
  const names = Object.keys(facts).filter((fact) => kindOfExample(fact) === kind);
  const meant = meantBy(name.trim(), names);
  const repair = meant ? `write {{${meant}}}` : `use one of ${names.join(', ')}`;
  return `${kind ? 'is neither in facts.yaml nor in prices.yaml' : 'is not in facts.yaml'}: ${repair}`;
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
