/** What pages are made from: the content, and the site's own address. */
import { paths } from '../content/paths.ts';
import type { Content } from './read-content.ts';

export type Site = {
  content: Content;
  siteUrl: string;
};

export type CaseStudy = Content['caseStudies'][number];
export type Offer = Content['offers'][number];
export type TextPage = Content['textPages'][number];

export type BreadcrumbItems = readonly { label: string; path: string }[];

/** An owner can remove the page that lists a section. */
export function breadcrumbTo(
  { content }: Site,
  index: string,
  page: BreadcrumbItems[number],
): BreadcrumbItems {
  const home = { label: content.navigation.home, path: paths.home };
  const hasIndex = content.filedPages.some(({ path }) => path === index);
  return [home, ...(hasIndex ? [{ label: pageName(content, index), path: index }] : []), page];
}

/** What leads to the planner, if there is one. */
export function plannerLink({ pages }: Content): { label: string; path: string } | null {
  const planner = pages[paths.plotACourse];
  return planner ? { label: planner.invitation, path: planner.path } : null;
}

/** As the menu calls it. A page that an owner has taken out of the menu has its title alone. */
export function pageName({ offers, navigation, filedPages }: Content, path: string): string {
  const offer = offers.find((candidate) => candidate.path === path);
  if (offer) return offer.name;
  const item = navigation.menu.find((candidate) => candidate.path === path);
  return item ? item.title : find(filedPages, 'path', path).title;
}

export function find<Item, Key extends keyof Item>(items: readonly Item[], key: Key, value: Item[Key]): Item {
  const found = items.find((item) => item[key] === value);
  if (!found) throw new Error(`Nothing has ${String(key)} ${String(value)}`);
  return found;
}
