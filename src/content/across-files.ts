/** What no file can know by itself: duplicate titles and places, pages that are needed, redirects that clash. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { redirectFinder } from '../../contract/redirects.ts';
import type { ContentFault } from './content-error.ts';
import type { OpenedContent } from './open-content.ts';
import { neededPages, paths } from './paths.ts';
import { reasonThatBegins } from './planner-reasons.ts';
import type { readFiles } from './read-files.ts';
import { meantBy } from './schema/names.ts';
import type { Prices } from './schema/prices.ts';

/** The files that could be read. A file with faults of its own is missing here. */
type Checked = Pick<OpenedContent, 'folder' | 'drafts' | 'source' | 'names'> &
  Pick<
    ReturnType<typeof readFiles>,
    'home' | 'redirects' | 'filedPages' | 'offers' | 'caseStudies' | 'calculators'
  > & { prices: Prices };

type Rule = (content: Checked) => ContentFault[];

const ownTitles: Rule = ({ home, filedPages, folder, source }) => {
  const titled = [...(home ? [{ file: join(folder, 'home.yaml'), title: home.title }] : []), ...filedPages];
  return duplicates(source, 'title', titled, ({ title }) => title);
};

/** Enquiries name an offer by its file alone. */
const ownNames: Rule = ({ offers, caseStudies, source }) => [
  ...duplicates(source, 'name', offers, ({ name }) => name),
  ...duplicates(source, 'order', offers, ({ section, order }) => `${section} ${order}`),
  ...duplicates(source, 'file name', offers, ({ slug }) => slug),
  ...duplicates(source, 'order', caseStudies, ({ order }) => String(order)),
];

/** An offer cites a case study as proof, which has to list it among what it shows. */
const otherWork: Rule = ({ offers, caseStudies, source }) =>
  offers.flatMap(({ file, path, caseStudy }) =>
    caseStudies
      .filter(({ slug, services }) => slug === caseStudy && !services.includes(path))
      .map(({ slug, file: study }) => {
        const problem = `names ${slug}, which doesn’t show this work: remove it, or add ${path} to services in ${study} if its text does`;
        return source(file).fault(['caseStudy'], problem);
      }),
  );

const calculatorFiles: Rule = ({ offers, folder, source }) =>
  offers.flatMap(({ file, calculator }) => {
    const copy = join(folder, `calculators/${calculator}.yaml`);
    if (!calculator || existsSync(copy)) return [];
    return [
      source(file).fault(['calculator'], `has no file ${copy}: remove this line, or put the file back`),
    ];
  });

/** Of the prices that the site works out, each is shown on the page of a service. */
const exampleNames: Rule = ({ prices, names, folder, source }) => {
  const services = names.offers.map((path) => path.split('/').at(-1) ?? path);
  const named = [
    ...Object.keys(prices.examples).map((name) => ({ name, field: ['examples', name] })),
    ...Object.entries(prices.smallJobs).flatMap(([job, { service: name }]) =>
      name ? [{ name, field: ['smallJobs', job, 'service'] }] : [],
    ),
  ];
  return named
    .filter(({ name }) => !services.includes(name))
    .map(({ name, field }) => {
      const meant = meantBy(name, services);
      const repair = meant ? `did you mean ${meant}?` : 'call it after the page’s file, or remove it';
      const problem = `names no service page: ${repair}`;
      return source(join(folder, 'prices.yaml')).fault(field, problem);
    });
};

const presentPages: Rule = ({ drafts, folder }) =>
  neededPages.flatMap((path) => {
    const file = join(folder, `pages${path}.md`);
    if (!existsSync(file))
      return [{ file, field: 'file', problem: 'cannot be read: put it back, the site needs it' }];
    const hidden = drafts.find((draft) => draft.file === file);
    return hidden
      ? [hidden.source.fault(['draft'], 'hides a page that the site always has: remove the line')]
      : [];
  });

const plannerReasons: Rule = ({ calculators, offers, folder, source }) =>
  (calculators.planner?.notFor ?? []).flatMap((named, index) => {
    const offer = offers.find(({ path }) => path === named.path);
    if (!offer || reasonThatBegins(offers, named) !== undefined) return [];
    const problem = `is how no reason of notFor in ${offer.file} begins: write the first words of one`;
    return [source(join(folder, 'calculators/planner.yaml')).fault(['notFor', index, 'begins'], problem)];
  });

/** A redirect must not cover a page, and must have a chance to apply. */
const redirects: Rule = ({ redirects: rules = [], filedPages, folder, source }) => {
  const published = filedPages.filter(({ draft }) => !draft);
  const addresses = [paths.home, ...neededPages, ...published.map(({ path }) => path)];
  const find = redirectFinder(rules);
  // With a query, an old page can have had the address of a new one: /?p=123.
  const covered = new Map(addresses.map((address) => [find(address, ''), address]));
  return rules.flatMap((rule, index) => {
    const { from, query } = rule;
    const fault = (problem: string) => source(join(folder, 'redirects.yaml')).fault([index, 'from'], problem);
    const page = covered.get(rule);
    const first = find(from.replace('*', 'any'), query ?? '');
    const earlier = first === rule ? null : first;
    const isSame = earlier?.from === from && earlier.query === query;
    const repair = isSame ? 'remove one of the two' : 'move it above that one';
    return [
      ...(page === undefined ? [] : [fault(`covers a real page, ${page}: remove the redirect`)]),
      ...(earlier ? [fault(`never applies, the rule for ${earlier.from} comes first: ${repair}`)] : []),
    ];
  });
};

const rules: readonly Rule[] = [
  ownTitles,
  ownNames,
  otherWork,
  calculatorFiles,
  exampleNames,
  presentPages,
  plannerReasons,
  redirects,
];

export function checkAcrossFiles(content: Checked): ContentFault[] {
  return rules.flatMap((rule) => rule(content));
}

function duplicates<Item extends { file: string }>(
  source: OpenedContent['source'],
  field: string,
  items: readonly Item[],
  key: (item: Item) => string,
): ContentFault[] {
  const first = new Map<string, Item>();
  return items.flatMap((item) => {
    const earlier = first.get(key(item));
    first.set(key(item), earlier ?? item);
    if (!earlier) return [];
    return [source(item.file).fault([field], `is the same as in ${earlier.file}: give each its own`)];
  });
}
