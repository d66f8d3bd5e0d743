/** What a kind of page is: its address, what it's made from, and what a browser gets. `page-registry.ts` lists them all. */
import type { z } from 'zod';
import type { ProseSection } from './markdown.ts';
import {
  type BreadcrumbItems,
  type CommonSources,
  type Head,
  type PageContext,
  plain,
  type Tone,
} from './page-context.ts';
import { markdownAddress } from './paths.ts';
import type { Picture } from './pictures/picture.ts';
import type { PageSchema } from './schema/text.ts';

/** What the build needs to know of a page, beside its data. What has the same name in the data is taken from there. */
type Facts = {
  headline: string;
  image: Picture | null;
  breadcrumb: BreadcrumbItems;
  /** Above the headline on the picture for shared links. A page that has one is an article. */
  socialLabel: string;
  /** Of the picture for shared links, the part that stays. */
  socialCrop: 'middle' | 'right';
  needs: Need;
  /** Whether it says who the provider is, and where. */
  introducesProvider: boolean;
};

type KnownFacts = { [Name in keyof Facts]?: Facts[Name] | undefined };

/** What a page's hydration loads beyond the templates that most pages share. */
export type Need = 'form' | 'calculator' | 'planner';

type AnyPageData = { head: Head; tone: Tone } & KnownFacts;

/** A page of the site. Its `route` is the address of its kind: `/services/:slug` for `/services/dev-ops`. */
export type ListedPage<Route extends string = string, Data = { head: Head; tone: Tone }> = {
  route: Route;
  path: string;
  data: Data;
} & Pick<Facts, 'headline' | 'image'> &
  Omit<KnownFacts, 'headline' | 'image'>;

/** A page's fields, with the sections of its text. */
export type PageText<Schema extends PageSchema> = z.infer<Schema> & {
  file: string;
  slug: string;
  path: string;
  sections: ProseSection[];
};

export type PageKind<Route extends string, Sources extends CommonSources, Data> = {
  route: Route;
  list: (context: PageContext<Sources>) => ListedPage<Route, Data>[];
};

/** A page with words that others show too, so that `read-content.ts` reads them for all. */
export function sharedPage<Route extends string, Sources extends CommonSources, Data extends AnyPageData>(
  route: Route,
  make: (context: PageContext<Sources>) => Data,
  factsOf?: (data: Data) => KnownFacts,
): PageKind<Route, Sources, Data> {
  return { route, list: (context) => [listed(route, route, make(context), factsOf)] };
}

/** A page for each of several texts. */
export function pageForEach<
  Route extends string,
  Sources extends CommonSources,
  Text extends { path: string },
  Data extends AnyPageData,
>(
  route: Route,
  textsIn: (content: Sources) => readonly Text[],
  make: (context: PageContext<Sources>, text: Text) => Data,
  factsOf?: (data: Data) => KnownFacts,
): PageKind<Route, Sources, Data> {
  const list = (context: PageContext<Sources>) =>
    textsIn(context.content).map((text) => listed(route, text.path, make(context, text), factsOf));
  return { route, list };
}

/** What only the head says of a page is added here, where every page passes. */
function listed<Route extends string, Data extends AnyPageData>(
  route: Route,
  path: string,
  data: Data,
  factsOf?: (data: Data) => KnownFacts,
): ListedPage<Route, Data> {
  const facts: KnownFacts = { ...data, ...factsOf?.(data) };
  const { headline, image = null, breadcrumb, socialLabel, socialCrop, needs } = facts;
  const { introducesProvider } = facts;
  if (headline === undefined) throw new Error(`The page ${path} has no headline`);
  const socialImageAlt = [socialLabel, plain(headline)].filter(Boolean).join(': ');
  const article = socialLabel && { isArticle: true };
  const head = { ...data.head, socialImageAlt, markdown: markdownAddress(path), ...article };
  return {
    ...{ route, path, data: { ...data, head }, headline, image, breadcrumb, socialLabel, socialCrop, needs },
    introducesProvider,
  };
}
