/** What a page is: its address, and what other files of the content add to its own fields. `pages.ts` lists all. */

import type { PageRoute } from '../content/collections.ts';
import { markdownAddress } from '../content/paths.ts';
import type { Pages } from '../content/read-files.ts';
import type { Picture } from '../pictures/picture.ts';
import { type Described, type Head, head, type Tone } from '../site/page-head.ts';
import type { BreadcrumbItems, Site } from '../site/site.ts';

type Meta = {
  isArticle?: boolean;
  introducesProvider?: boolean;
};

type Entry = Described & { path: string };

type Loaded = {
  image: Picture | null;
  headline?: string;
  description?: string;
  tone?: Tone;
  breadcrumb?: BreadcrumbItems;
};

type Data<Text, More> = Omit<Text, keyof More | 'tone'> & More & { head: Head; tone: Tone };

/** A page of the site. Its `route` is the address of its kind: `/services/:slug` for `/services/dev-ops`. */
export type ListedPage<Route extends string = string, Given = { head: Head; tone: Tone }> = Meta & {
  route: Route;
  path: string;
  data: Given;
  headline: string;
  image: Picture | null;
  breadcrumb: BreadcrumbItems | undefined;
};

type Load<Text, More> = {
  load: (entry: Text, site: Site) => More;
  meta?: (entry: Text, data: More) => Meta;
};

/**
 * A page with a layout of its own: `/company` is made from `content/pages/company.md`, and it's there if its file is.
 */
export function definePage<Route extends PageRoute, More extends Loaded>(
  kind: { route: Route } & Load<NonNullable<Pages[Route]>, More>,
) {
  const { route } = kind;
  const list = ({ content, ...site }: Site) => {
    const entry = content.pages[route];
    return entry ? [listed(kind, entry, { content, ...site })] : [];
  };
  return { route, list };
}

export function definePages<Route extends string, Text extends Entry, More extends Loaded>(
  kind: { route: Route; entries: (content: Site['content']) => readonly Text[] } & Load<Text, More>,
) {
  const { route } = kind;
  return {
    route,
    list: (site: Site) => kind.entries(site.content).map((entry) => listed(kind, entry, site)),
  };
}

function listed<Route extends string, Text extends Entry & { headline?: string }, More extends Loaded>(
  { route, load, meta }: { route: Route } & Load<Text, More>,
  entry: Text,
  site: Site,
): ListedPage<Route, Data<Text, More>> {
  const more = load(entry, site);
  const facts = meta?.(entry, more) ?? {};
  const { path } = entry;
  const { image, breadcrumb, tone = 'light', headline = entry.headline ?? entry.title } = more;
  const described: Head = {
    ...head(site, path, { ...entry, ...more }),
    socialImage: {
      address: site.siteUrl + site.socialImage(entry.socialImage),
      alt: site.content.provider.name,
    },
    markdown: markdownAddress(path),
    isArticle: facts.isArticle ?? false,
  };
  const data = { ...entry, ...more, tone, head: described };
  return { ...facts, ...{ route, path, data, headline, image, breadcrumb } };
}

export type DataOf<Kind extends { list: (site: Site) => { data: unknown }[] }> = ReturnType<
  Kind['list']
>[number]['data'];
