/** What copy can refer to: the blog as `blog:/page`, and facts by name as `{{reply-time}}`, so that pages agree. */
import { visit } from 'yaml';
import { z } from 'zod';
import { inWords } from '../../contract/in-words.ts';
import { budgets } from '../../contract/page-budgets.ts';
import { walkNodes } from './markdown-tree.ts';
import type { Provider } from './schema/brand-schema.ts';
import { meantBy } from './schema/names.ts';
import { slug, text } from './schema/shapes.ts';
import type { Source } from './source.ts';
import { startOf } from './yaml-faults.ts';

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

const noBlog =
  'is on a blog, and brand.yaml has no blogUrl: write it there, lead elsewhere, or remove the entry with its title, and in home.yaml the whole section blog';

type ReportName = (name: string, problem: string) => void;

function fillReferences(copy: string, { blogUrl, facts }: References, report: ReportName): string {
  if (copy.startsWith('blog:/')) {
    if (!blogUrl) report(copy, noBlog);
    return blogUrl ? blogUrl + copy.slice('blog:'.length) : copy;
  }
  return copy.replace(/\{\{([^{}]*)(\}\})?/g, (whole, name: string, end: string) => {
    const fact = end && facts[name];
    if (!fact) report(whole, end ? unknownFact(name, facts) : 'has no }} behind its name: add it');
    return fact || whole;
  });
}

/** A field that's nothing but an example's amount or weeks is a number, which calculators begin with. */
const isNumberOfExample = (copy: string) => /^\{\{(?:amount|weeks)-[^{}]*\}\}$/.test(copy);

function unknownFact(name: string, facts: Facts): string {
  const meant = meantBy(name.trim(), Object.keys(facts));
  const repair = meant ? `{{${meant}}}` : 'its words, or a name from facts.yaml or prices.yaml';
  return `isn’t known here: write ${repair}`;
}

/** Wherever it's written. In code, double braces are the code's own. */
export function fillFacts(source: Source, references: References): Source {
  const fill = (line: number, copy: string) =>
    fillReferences(copy, references, (name, problem) => source.reportLine(line, name, problem));
  // In fields that can't be read, a text can go on into the next ones.
  if (source.isReadable)
    visit(source.fields, {
      Scalar: (key, node) => {
        if (key === 'key' || typeof node.value !== 'string') return;
        const filled = fill(source.lineAt(startOf(node)), node.value);
        node.value = isNumberOfExample(node.value) && /^\d+$/.test(filled) ? Number(filled) : filled;
      },
    });
  walkNodes(source.body, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'text') node.value = fill(line, node.value);
    if (node.type === 'link') node.url = fill(line, node.url);
    if (node.type === 'image' && node.alt) node.alt = fill(line, node.alt);
    if ((node.type === 'image' || node.type === 'link') && node.title) node.title = fill(line, node.title);
  });
  return source;
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
