/** What no single file can tell: duplicate titles and places, references that lead nowhere, redirects that clash. */
import type { RedirectRule } from '../../contract/redirects.ts';
import type { ContentFault } from './content-error.ts';
import { fixedPaths } from './paths.ts';
import type { CaseStudy } from './schema/case-study.ts';
import type { Home } from './schema/home.ts';
import type { Navigation } from './schema/navigation.ts';
import type { Offer } from './schema/offer.ts';

type Filed = { file: string; title: string; sections: readonly { id: string; heading: string }[] };

type Checked = {
  home: Home;
  navigation: Navigation;
  redirects: readonly RedirectRule[];
  offers: readonly (Offer & Filed & { path: string; section: string })[];
  caseStudies: readonly (CaseStudy & Filed & { path: string; slug: string })[];
  pages: Readonly<Record<string, Filed>>;
};

export function crossCheck(site: Checked, folder: string): ContentFault[] {
  const known = new Set<string>([
    ...fixedPaths,
    ...site.offers.map(({ path }) => path),
    ...site.caseStudies.map(({ path }) => path),
  ]);
  const slugs = new Set(site.caseStudies.map(({ slug }) => slug));
  const home = `${folder}/home.yaml`;
  const filed: Filed[] = [...site.offers, ...site.caseStudies, ...Object.values(site.pages)];

  const path = (file: string, field: string, target: string): ContentFault[] => {
    const page = target.split('#')[0] ?? target;
    if (!target.startsWith('/') || known.has(page)) return [];
    return [{ file, field, problem: `leads to ${target}, which is no page of the site: correct the path` }];
  };
  const study = (file: string, field: string, target: string): ContentFault[] =>
    slugs.has(target)
      ? []
      : [{ file, field, problem: `names ${target}, which is no file in case-studies: correct the name` }];

  return [
    ...duplicates('title', [{ file: home, title: site.home.title }, ...filed], ({ title }) => title),
    ...duplicates('order', site.offers, ({ section, order }) => `${section} ${order}`),
    ...duplicates('order', site.caseStudies, ({ order }) => String(order)),
    ...filed.flatMap(({ file, sections }) =>
      duplicates(
        'heading',
        sections.map((section) => ({ file, ...section })),
        ({ id }) => id,
      ),
    ),
    ...site.offers.flatMap((offer) => [
      ...offer.caseStudies.flatMap((slug) => study(offer.file, 'caseStudies', slug)),
      ...offer.related.flatMap((target) => path(offer.file, 'related', target)),
      ...path(offer.file, 'next.action.path', offer.next.action.path),
    ]),
    ...site.caseStudies.flatMap((item) => [
      ...item.services.flatMap((target) => path(item.file, 'services', target)),
      ...path(item.file, 'next.action.path', item.next.action.path),
    ]),
    ...site.home.services.featured.flatMap((target) => path(home, 'services.featured', target)),
    ...site.home.caseStudies.featured.flatMap((slug) => study(home, 'caseStudies.featured', slug)),
    ...navigationTargets(site.navigation).flatMap((target) =>
      path(`${folder}/navigation.yaml`, 'path', target),
    ),
    ...redirectFaults(site.redirects, known, `${folder}/redirects.yaml`),
  ];
}

function navigationTargets({ menu, contact, legal }: Navigation): string[] {
  return [
    ...menu.flatMap((item) => [
      item.path,
      ...item.items.map(({ path }) => path),
      ...item.links.map(({ path }) => path),
    ]),
    contact.path,
    ...legal.map(({ path }) => path).filter((target) => !target.startsWith('/documents/')),
  ];
}

/** A redirect must end on a page at once: no chains, no loops, no cover over a real page. */
function redirectFaults(rules: readonly RedirectRule[], known: ReadonlySet<string>, file: string) {
  return rules.flatMap(({ from, to, query }, index): ContentFault[] => {
    const field = `${index}.${from}`;
    const faults: ContentFault[] = [];
    if (known.has(from)) faults.push({ file, field, problem: 'covers a real page: remove the redirect' });
    if (!known.has(to.split('#')[0] ?? to)) {
      faults.push({
        file,
        field,
        problem: `leads to ${to}, which is no page of the site: correct the target`,
      });
    }
    const hidden = rules.slice(0, index).some((rule) => rule.from === from && rule.query === undefined);
    if (hidden) {
      const repair = query === undefined ? 'remove one of the two' : 'move it above the rule without a query';
      faults.push({ file, field, problem: `never applies, an earlier rule has the same address: ${repair}` });
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
    if (!earlier) {
      first.set(key(item), item);
      return [];
    }
    const problem = `is the same as in ${earlier.file} (${key(item)}): make it unique`;
    return [{ file: item.file, field, problem }];
  });
}
