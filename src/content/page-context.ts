/** What every page is built from: content, pictures, addresses, and the head that search engines read. */
import { socialImages } from '../../contract/addresses.ts';
import type { ProseSection } from './markdown.ts';
import { paths } from './paths.ts';
import type { HeroFinder, OptionalPictureFinder, PictureFinder } from './pictures/picture.ts';
import type { Provider } from './schema/brand.ts';
import type { Navigation } from './schema/navigation.ts';

/** The navigation bar over a dark hero is white until the page is scrolled. */
export type Tone = 'light' | 'dark';

export type Head = {
  title: string;
  description: string;
  socialTitle: string;
  /** Null for pages that search engines mustn't list. */
  canonical: string | null;
  socialImage: string;
  indexed: boolean;
  /** What the social image shows; none if the address isn't a page's own. */
  socialImageAlt?: string;
  markdown?: string;
  isArticle?: boolean;
};

export type BreadcrumbItems = readonly { label: string; path: string }[];

/** What of the content every page is made from. A kind of page that needs more extends it. */
export interface CommonSources {
  provider: Provider;
  navigation: Navigation;
  offers: readonly { path: string; name: string }[];
  /** By name, the texts in `content/pages/` that other pages use too. */
  pages: Readonly<Record<string, { slug: string; title: string }>>;
}

export type PageContext<Sources extends CommonSources = CommonSources> = {
  content: Sources;
  picture: PictureFinder;
  optionalPicture: OptionalPictureFinder;
  hero: HeroFinder;
  siteUrl: string;
};

type Described = { title: string; description: string; socialTitle: string };

export function head({ content, siteUrl }: PageContext, path: string, described: Described): Head {
  const { title, description, socialTitle } = described;
  const indexed = path !== paths.thankYou;
  return {
    title: `${title} | ${content.provider.name}`,
    description,
    socialTitle,
    canonical: indexed ? siteUrl + path : null,
    socialImage: siteUrl + socialImageAddress(path),
    indexed,
  };
}

type Written = Described & { headline: string; lead: string; sections: ProseSection[] };

/** What every page's data begins with. What else of its file a browser needs, each page lists. */
export function pageBase(context: PageContext, path: string, page: Written, tone: Tone = 'light') {
  const { headline, lead, sections } = page;
  return { head: head(context, path, page), tone, headline, lead, sections };
}

export function breadcrumbTo(
  { content }: PageContext,
  index: string,
  page: BreadcrumbItems[number],
): BreadcrumbItems {
  const home = { label: content.navigation.home, path: paths.home };
  return [home, { label: nameOf(content, index), path: index }, page];
}

/** `/services/dev-ops` → `/social/services-dev-ops.png`, `/` → `/social/home.png` */
export function socialImageAddress(path: string): string {
  return `${socialImages}${path === paths.home ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}

export function plain(headline: string): string {
  return headline.replaceAll('*', '');
}

/** As the menu calls it. A page that an owner has taken out of the menu has its title alone. */
export function nameOf(content: CommonSources, path: string): string {
  const offer = content.offers.find((candidate) => candidate.path === path);
  if (offer) return offer.name;
  const item = content.navigation.menu.find((candidate) => candidate.path === path);
  if (item) return item.title;
  return find(Object.values(content.pages), 'slug', path.slice(1)).title;
}

export function find<Item, Key extends keyof Item>(items: readonly Item[], key: Key, value: Item[Key]): Item {
  const found = items.find((item) => item[key] === value);
  if (!found) throw new Error(`Nothing has ${String(key)} ${String(value)}`);
  return found;
}

/** The pages before and after one of `pages`. The last is followed by the first. */
export function neighboursIn<Page>(pages: readonly Page[], page: Page): { previous: Page; following: Page } {
  const at = pages.indexOf(page);
  return { previous: pages.at(at - 1) ?? page, following: pages[(at + 1) % pages.length] ?? page };
}
