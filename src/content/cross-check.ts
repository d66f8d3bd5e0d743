/** Checks across files: duplicate titles and places, pages that are needed, redirects that clash. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findRedirect, type RedirectRule } from '../../contract/redirects.ts';
import type { ContentFault } from './content-error.ts';
import type { TextFile } from './content-files.ts';
import type { CaseStudy } from './page-kinds/case-study-schema.ts';
import type { Home } from './page-kinds/home.ts';
import type { Offer } from './page-kinds/offer.ts';
import { fixedPaths, paths } from './paths.ts';
import { checkDrawingFiles } from './pictures/drawing-files.ts';
import type { CalculatorCopy } from './schema/calculators.ts';
import { faultAt } from './yaml-scalars.ts';

type Filed = { file: string; title: string };
type Addressed = { path: string };

/** The files that could be read. A file with faults of its own is missing here. */
type Checked = {
  home: Home | undefined;
  redirects: readonly RedirectRule[] | undefined;
  filedPages: readonly (Filed & Addressed & { draft?: boolean | undefined })[];
  offers: readonly Offer[];
  caseStudies: readonly CaseStudy[];
  pages: Readonly<Record<string, Filed | undefined>>;
  drafts: readonly TextFile[];
  calculators: { planner?: CalculatorCopy['planner'] | undefined };
};

export function crossCheck(content: Checked, folder: string): ContentFault[] {
  const { home, offers, caseStudies, pages } = content;
  const filed = [...content.filedPages, ...Object.values(pages)].filter((page) => page !== undefined);
  const titled = home ? [{ file: join(folder, 'home.yaml'), title: home.title }, ...filed] : filed;
  const published = content.filedPages.filter(({ draft }) => !draft);
  const addresses = [...fixedPaths(), ...published.map(({ path }) => path)];
  return [
    ...duplicates('title', titled, ({ title }) => title),
    ...duplicates('name', offers, ({ name }) => name),
    ...duplicates('order', offers, ({ section, order }) => `${section} ${order}`),
    // Enquiries name an offer by its file alone.
    ...duplicates('file name', offers, ({ slug }) => slug),
    ...duplicates('order', caseStudies, ({ order }) => String(order)),
    ...offers.flatMap((offer) => otherWork(offer, caseStudies)),
    ...neededPages(content.drafts, folder),
    ...missingReasons(content, folder),
    ...checkDrawingFiles(folder, caseStudies),
    ...redirectFaults(content.redirects ?? [], join(folder, 'redirects.yaml'), addresses),
  ];
}

/** An offer cites case studies as proof, so each has to list it among what it shows. */
function otherWork(
  { file, path, caseStudies: cited }: Checked['offers'][number],
  caseStudies: Checked['caseStudies'],
): ContentFault[] {
  return caseStudies
    .filter(({ slug, services }) => cited.includes(slug) && !services.includes(path))
    .map(({ slug, file: study }) => {
      const problem = `names ${slug}, which doesn’t show this work: remove it, or add ${path} to services in ${study} if its text does`;
      return faultAt(file, 'caseStudies', slug, problem);
    });
}

/** Pages that the site always has: templates lead to them, or show them. */
function neededPages(drafts: readonly TextFile[], folder: string): ContentFault[] {
  const fileOf = (path: string) => join(folder, 'pages', `${path.slice(1)}.md`);
  const missing = [paths.disclaimer, paths.privacy, paths.thankYou]
    .map(fileOf)
    .filter((file) => !existsSync(file))
    .map((file) => ({ file, field: 'file', problem: 'cannot be read: put it back, the site needs it' }));
  const hidden = drafts
    .filter(({ folder: name, path }) => name === 'pages' && [...fixedPaths(), '/not-found'].includes(path))
    .map(({ file }) =>
      faultAt(file, 'draft', undefined, 'hides a page that the site always has: remove the line'),
    );
  return [...missing, ...hidden];
}

/** The planner says when we aren't the right people, in words of an offer's page. */
function missingReasons({ calculators, offers }: Checked, folder: string): ContentFault[] {
  const file = join(folder, 'calculators/planner.yaml');
  return (calculators.planner?.notFor ?? []).flatMap(({ path, begins }, index) => {
    const offer = offers.find((candidate) => candidate.path === path);
    if (!offer || offer.notFor.reasons.some((reason) => reason.startsWith(begins))) return [];
    const problem = `is how no reason of notFor in ${offer.file} begins: write the first words of one`;
    return [faultAt(file, `notFor.${index}.begins`, undefined, problem)];
  });
}

/** A redirect must not cover a page, and must have a chance to apply. */
function redirectFaults(
  rules: readonly RedirectRule[],
  file: string,
  addresses: readonly string[],
): ContentFault[] {
  const applies = (rule: RedirectRule, path: string, query?: string) =>
    findRedirect([rule], path, new URLSearchParams(query)) !== null;
  return rules.flatMap((rule, index): ContentFault[] => {
    const { from, query } = rule;
    const faults: ContentFault[] = [];
    const field = String(index);
    // With a query, an old page can have had the address of a new one: /?p=123.
    const page = query ? undefined : addresses.find((address) => applies(rule, address));
    if (page !== undefined) {
      faults.push(faultAt(file, `${field}.from`, from, `covers a real page, ${page}: remove the redirect`));
    }
    const earlier = rules.slice(0, index).find((other) => applies(other, from.replace('*', 'any'), query));
    if (earlier) {
      const isSame = earlier.from === from && earlier.query === query;
      const repair = isSame ? 'remove one of the two' : 'move it above that one';
      const problem = `never applies, the rule for ${earlier.from} comes first: ${repair}`;
      faults.push(faultAt(file, `${field}.from`, from, problem));
    }
    return faults;
  });
}

function duplicates<Item extends { file: string }>(
  field: string,
  items: readonly Item[],
  key: (item: Item) => string,
): ContentFault[] {
  const first = new Map<string, Item>();
  return items.flatMap((item) => {
    const earlier = first.get(key(item));
    first.set(key(item), earlier ?? item);
    if (!earlier) return [];
    return [faultAt(item.file, field, undefined, `is the same as in ${earlier.file}: give each its own`)];
  });
}
