/** What copy can refer to: the blog as `blog:/page`, and facts by name as `{{reply-time}}`, so that pages agree. */
import { basename } from 'node:path';
import { z } from 'zod';
import { budgets } from '../../contract/budgets.ts';
import type { ContentFault } from './content-error.ts';
import { contentLines, type Listing, offerSections } from './content-files.ts';
import { inWords } from './in-words.ts';
import { type Body, walkNodes } from './markdown-tree.ts';
import type { Provider } from './schema/brand.ts';
import { meantBy } from './schema/names.ts';
import { slug, text } from './schema/text.ts';

/** What brand.yaml gives: the provider's name, and the sign before an amount. */
export const brandFacts = ({ name, currency }: Pick<Provider, 'name' | 'currency'>) => ({
  name,
  currency: currency.sign,
});

const isOfBrand = (name: string) => name === 'name' || name === 'currency';

/** A fact may contain the name and counts, which are in place when it's checked. */
export const factsSchema = z.record(
  slug.refine((name) => !isOfBrand(name), 'is given by brand.yaml: give the fact another name'),
  text
    .regex(/^(?!.*\{\{)/s, 'names another fact, which is not filled in here: write its words')
    .describe('the words that pages show in its place, or remove the line'),
);

export type References = { blogUrl: string; facts: z.infer<typeof factsSchema> };

/** For YAML that refers to nothing. */
export const noReferences: References = { blogUrl: 'https://blog.invalid', facts: {} };

const reference = /\{\{([^{}]*)\}\}/g;

/** The text with everything it refers to in its place. A fact that begins a sentence is capitalised. */
export function resolveReferences(copy: string, { blogUrl, facts }: References): string {
  if (copy.startsWith('blog:/')) return blogUrl + copy.slice('blog:'.length);
  return copy.replace(reference, (whole, name: string, offset: number) => {
    const fact = facts[name];
    if (fact === undefined) return whole;
    if (isOfBrand(name)) return fact;
    const beginsSentence = /(?:^|[.?:]\s+)$/.test(copy.slice(0, offset));
    return beginsSentence ? fact.charAt(0).toUpperCase() + fact.slice(1) : fact;
  });
}

/** A field that's nothing but an example's amount or weeks is a number, which calculators begin with. */
export function resolveField(copy: string, references: References): string | number {
  const resolved = resolveReferences(copy, references);
  return /^\{\{(?:amount|weeks)-[^{}]*\}\}$/.test(copy) && /^\d+$/.test(resolved)
    ? Number(resolved)
    : resolved;
}

export function resolveBody(body: Body, references: References): void {
  walkNodes(body, (node) => {
    if (node.type === 'link') node.url = resolveReferences(node.url, references);
    if (node.type === 'text') node.value = resolveReferences(node.value, references);
  });
}

/** What of an example it's about: its price in words, or its amount or weeks as a number. */
const kindOfExample = (name: string) => /^(?:price|amount|weeks)-/.exec(name)?.[0];

/** `places` are where texts refer to no fact, which can cause other faults there. */
export function checkFacts(files: readonly string[], facts: References['facts']) {
  const known = Object.keys(facts);
  const references = factReferences(files);
  const unknown = references.filter(({ name, isOpen }) => isOpen || facts[name] === undefined);
  const misnamed = misnamedFacts(files, references, facts);
  const faults = unknown.flatMap(({ file, line, name, isOpen }): ContentFault[] => {
    if (isOpen) {
      const problem = `has no }} behind its name: write it as {{${name || 'team-size'}}}`;
      return [{ file, line, field: '{{', problem }];
    }
    if (misnamed.some(({ asked }) => asked === name)) return [];
    const kind = kindOfExample(name);
    const names = known.filter((fact) => kindOfExample(fact) === kind);
    const meant = meantBy(name.trim(), names);
    const repair = meant ? `write {{${meant}}}` : `use one of ${names.join(', ')}`;
    const problem = `${kind ? 'is neither in facts.yaml nor in examples.yaml' : 'is not in facts.yaml'}: ${repair}`;
    return [{ file, line, field: `{{${name}}}`, problem }];
  });
  return { faults: [...misnamed.map(({ fault }) => fault), ...faults], places: unknown };
}

/** Facts that no text uses, while several ask for a name that's nearly the same: the slip is in facts.yaml. */
function misnamedFacts(
  files: readonly string[],
  references: readonly { name: string; isOpen: boolean }[],
  facts: References['facts'],
): { asked: string; fault: ContentFault }[] {
  const file = files.find((name) => basename(name) === 'facts.yaml');
  if (file === undefined) return [];
  const asked = references.filter(({ isOpen }) => !isOpen).map(({ name }) => name);
  const missing = [...new Set(asked.filter((name) => facts[name] === undefined))];
  return contentLines([file]).flatMap(({ text, line }) => {
    const [, field] = /^([a-z0-9-]+)\s*:/.exec(text) ?? [];
    if (field === undefined) return [];
    const meant = asked.includes(field) ? undefined : meantBy(field, missing);
    const count = asked.filter((name) => name === meant).length;
    if (meant === undefined || count < 2) return [];
    const problem = `nothing uses it, and ${count} places ask for {{${meant}}}: rename it ${meant}`;
    return [{ asked: meant, fault: { file, line, field, problem } }];
  });
}

/** `isOpen` where the braces aren't closed, so that they'd be shown. */
function factReferences(files: readonly string[]) {
  return withoutCode(withoutComments(contentLines(files)))
    .filter(({ file }) => basename(file) !== 'facts.yaml')
    .flatMap(({ text, ...place }) => [
      ...[...text.matchAll(reference)].map(([, name = '']) => ({ ...place, name, isOpen: false })),
      ...[...text.replace(reference, '').matchAll(/\{\{([a-z0-9-]*)/g)]
        .slice(0, 1)
        .map(([, name = '']) => ({ ...place, name, isOpen: true })),
    ]);
}

/** Of YAML files. */
function withoutComments<Line extends { file: string; text: string }>(lines: readonly Line[]): Line[] {
  return lines.filter(({ file, text }) => !(file.endsWith('.yaml') && /^\s*#/.test(text)));
}

/** In code, double braces are the code's own. */
function withoutCode<Line extends { file: string; text: string }>(lines: readonly Line[]): Line[] {
  let open: { file: string; fence: string } | undefined;
  return lines.flatMap((line) => {
    const [, fence] = line.file.endsWith('.md') ? (/^\s*(`{3,}|~{3,})/.exec(line.text) ?? []) : [];
    if (open?.file !== line.file) open = undefined;
    if (open) {
      if (fence?.startsWith(open.fence)) open = undefined;
      return [];
    }
    if (fence) {
      open = { file: line.file, fence };
      return [];
    }
    return [{ ...line, text: line.text.replace(/`[^`]*`/g, '') }];
  });
}

/** Facts that nobody types: how many services and case studies there are, and the budgets that tests enforce. */
export function countedFacts({ texts }: Pick<Listing, 'texts'>): References['facts'] {
  const count = (...folders: string[]) =>
    inWords(texts.filter(({ folder }) => folders.includes(folder)).length);
  return {
    'service-count': count(...offerSections),
    'case-study-count': count('case-studies'),
    'first-view-budget': kilobytes(budgets.firstView),
    'document-budget': kilobytes(budgets.document),
    'font-budget': kilobytes(budgets.fonts),
    'boot-budget': kilobytes(budgets.bootScript),
    'first-touch-budget': kilobytes(budgets.firstTouch),
    'island-budget': kilobytes(budgets.island),
  };
}

/** How long enquiries are kept, as a person would say it. */
export function period(days: number): string {
  const years = days / 365;
  if (!Number.isInteger(years)) return `${days} days`;
  return years === 1 ? 'a year' : `${inWords(years)} years`;
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 100) / 10} KB`;
}
