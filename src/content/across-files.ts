/** What no file can know by itself: two offers of one name, pages that are needed, redirects that clash. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirectFinder } from '../../contract/redirects.ts';
import type { ContentFault } from './content-error.ts';
import type { OpenedContent } from './open-content.ts';
import { neededPages, paths } from './paths.ts';
import type { readFiles } from './read-files.ts';
import { noSuch } from './schema/names.ts';
import type { Prices } from './schema/prices.ts';

/** The files that could be read. A file with faults of its own is missing here. */
type Checked = OpenedContent &
  ReturnType<typeof readFiles> & { provider: { socialImage: string }; prices: Prices };

type Rule = (content: Checked) => ContentFault[];

/** Enquiries name an offer by its file alone. */
const ownNames: Rule = ({ offers, source }) =>
  offers.flatMap(({ slug, file }, index) => {
    const earlier = offers.slice(0, index).find((other) => other.slug === slug);
    const problem = `is the same as in ${earlier?.file}: give each its own`;
    return earlier ? [source(file).fault(['file name'], problem)] : [];
  });

/** Each price is shown on the page of a service. */
const pricedServices: Rule = ({ prices, names, folder, source }) => {
  const services = names.offers.map((path) => path.split('/').at(-1) ?? path);
  const jobs = Object.entries(prices.smallJobs);
  return [
    ...Object.keys(prices.examples).map((name) => ({ name, field: ['examples', name] })),
    ...jobs.map(([job, { service }]) => ({ name: service, field: ['smallJobs', job, 'service'] })),
  ].flatMap(({ name, field }) =>
    name === undefined || services.includes(name)
      ? []
      : source(join(folder, 'prices.yaml')).fault(field, noSuch(name, services, 'service')),
  );
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

/** The picture that shared links show: one for the site, and a page may name its own. */
const socialImages: Rule = ({ provider, home, filedPages, folder, source }) => {
  const all = [
    { ...provider, file: join(folder, 'brand.yaml') },
    { ...home, file: join(folder, 'home.yaml') },
    ...filedPages,
  ];
  return all.flatMap(({ file, socialImage }) => {
    if (socialImage === undefined) return [];
    const picture = join(folder, socialImage);
    const problem = existsSync(picture)
      ? 'isn’t a PNG of 1200 × 630 pixels: save it again as one'
      : 'is not there: correct the name, or add the file';
    return isSocialImage(picture) ? [] : [source(file).fault(['socialImage'], `${picture} ${problem}`)];
  });
};

function isSocialImage(file: string): boolean {
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  // A PNG begins with its signature and its size.
  const isPng = bytes.subarray(1, 4).toString() === 'PNG' && bytes.length > 24;
  return isPng && bytes.readUInt32BE(16) === 1200 && bytes.readUInt32BE(20) === 630;
}

const rules: readonly Rule[] = [ownNames, pricedServices, presentPages, redirects, socialImages];

export function checkAcrossFiles(content: Checked): ContentFault[] {
  return rules.flatMap((rule) => rule(content));
}
