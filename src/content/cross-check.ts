/** Checks across files: duplicate titles and places, names of missing files, redirects that clash. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findRedirect, type RedirectRule } from '../../contract/redirects.ts';
import type { ContentFault } from './content-error.ts';
import { checkDrawingFiles } from './drawing-files.ts';
import type { ProseSection } from './markdown.ts';
import { paths } from './paths.ts';
import type { CaseStudy } from './schema/case-study.ts';
import type { Home } from './schema/home.ts';
import type { Offer } from './schema/offer.ts';
import { readScalars } from './yaml-scalars.ts';

type Filed = { file: string; title: string };
type Addressed = { path: string };

/** The files that could be read. A file with faults of its own is missing here. */
type Checked = {
  home: Home | undefined;
  redirects: readonly RedirectRule[] | undefined;
  texts: readonly (Filed & Addressed)[];
  offers: readonly (Offer &
    Filed &
    Addressed & { section: string; slug: string; sections: readonly ProseSection[] })[];
  caseStudies: readonly (CaseStudy & Filed & Addressed & { slug: string })[];
  pages: Readonly<Record<string, Filed | undefined>>;
};

export function crossCheck(site: Checked, folder: string): ContentFault[] {
  const home = join(folder, 'home.yaml');
  const { offers, caseStudies } = site;
  const filed = [...offers, ...caseStudies, ...site.texts, ...Object.values(site.pages)].filter(
    (page) => page !== undefined,
  );
  const titled = site.home ? [{ file: home, title: site.home.title }, ...filed] : filed;
  const found = [...offers, ...caseStudies, ...site.texts];
  const addresses = [...Object.values(paths), ...found.map(({ path }) => path)];
  const isThere = (path: string) => existsSync(join(folder, `${path}.md`));

  const missing = (file: string, field: string, targets: readonly string[], folderOf = '') =>
    targets
      .filter((target) => !isThere(join(folderOf, target)))
      .map((target) =>
        at(file, field, target, `names ${target}, which is not there: correct the name, or remove it`),
      );
  const studies = (file: string, field: string, targets: readonly string[]) =>
    missing(file, field, targets, 'case-studies');

  /** An offer cites case studies as proof, so each has to list it among what it shows. */
  const otherWork = (file: string, path: string, cited: readonly string[]) =>
    caseStudies
      .filter(({ slug, services }) => cited.includes(slug) && !services.includes(path))
      // A misspelt service is a fault of its own.
      .filter(({ services }) => services.every(isThere))
      .map(({ slug, file: study }) => {
        const problem = `names ${slug}, which doesn’t show this work: remove it, or add ${path} to services in ${study} if its text does`;
        return at(file, 'caseStudies', slug, problem);
      });

  return [
    ...duplicates('title', titled, ({ title }) => title),
    ...duplicates('name', offers, ({ name }) => name),
    ...duplicates('order', offers, ({ section, order }) => `${section} ${order}`),
    // Enquiries name an offer by its file alone.
    ...duplicates('file name', offers, ({ slug }) => slug),
    ...duplicates('order', caseStudies, ({ order }) => String(order)),
    ...offers.flatMap(({ file, path, caseStudies: work, related }) => [
      ...studies(file, 'caseStudies', work),
      ...otherWork(file, path, work),
      ...missing(file, 'related', related),
    ]),
    ...caseStudies.flatMap(({ file, services }) => missing(file, 'services', services)),
    ...missing(home, 'services.featured', site.home?.services.featured ?? []),
    ...studies(home, 'caseStudies.featured', site.home?.caseStudies.featured ?? []),
    ...neededTexts(folder),
    ...checkDrawingFiles(folder, caseStudies),
    ...redirectFaults(site.redirects ?? [], join(folder, 'redirects.yaml'), addresses),
  ];
}

function neededTexts(folder: string): ContentFault[] {
  return [paths.disclaimer, paths.privacy, paths.thankYou]
    .map((path) => join(folder, 'pages', `${path.slice(1)}.md`))
    .filter((file) => !existsSync(file))
    .map((file) => ({ file, field: 'file', problem: 'cannot be read: put it back, the site needs it' }));
}

/** A redirect must not cover a page, and must have a chance to apply. */
function redirectFaults(
  rules: readonly RedirectRule[],
  file: string,
  addresses: readonly string[],
): ContentFault[] {
  const applies = (rule: RedirectRule, path: string, query?: string) =>
    findRedirect([rule], path, new URLSearchParams(query && { [query]: '' })) !== null;
  return rules.flatMap((rule, index): ContentFault[] => {
    const { from, to, query } = rule;
    const faults: ContentFault[] = [];
    const field = String(index);
    const page = addresses.find((address) => applies({ from, to }, address));
    if (page !== undefined) {
      faults.push(at(file, `${field}.from`, from, `covers a real page, ${page}: remove the redirect`));
    }
    const earlier = rules.slice(0, index).find((other) => applies(other, from.replace('*', 'any'), query));
    if (earlier) {
      const isSame = earlier.from === from && earlier.query === query;
      const repair = isSame ? 'remove one of the two' : 'move it above that one';
      const problem = `never applies, the rule for ${earlier.from} comes first: ${repair}`;
      faults.push(at(file, `${field}.from`, from, problem));
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
    return [at(item.file, field, undefined, `is the same as in ${earlier.file}: give each its own`)];
  });
}

/** A fault at a field, or at the entry of a list that has this value. */
function at(file: string, field: string, value: string | undefined, problem: string): ContentFault {
  const scalar = readScalars(file).find(
    ({ path, value: found }) => path.join('.').startsWith(field) && (value === undefined || found === value),
  );
  return { file, ...(scalar ? { line: scalar.line } : {}), field, problem };
}
