/** What a kind of page is: its address, what it's made from, and what a browser gets. `page-kinds.ts` lists them all. */

import type { Content, PageText, ReadPage } from './content.ts';
import {
  type BreadcrumbItems,
  type Head,
  type PageContext,
  plain,
  type Tone,
} from './page-data/page-context.ts';
import { markdownAddress } from './paths.ts';
import type { Picture } from './pictures/picture.ts';
import type { PageSchema } from './schema/text.ts';

/** What the build needs to know of a page, beside its data. Most of it is in the data, under the same name. */
type Facts = {
  headline: string;
  image: Picture | null;
  breadcrumb: BreadcrumbItems;
  /** Above the headline on the picture for shared links. A page that has one is an article. */
  socialLabel: string;
  needs: Need | undefined;
};

/** What a page's hydration loads beyond the templates that most pages share. */
export type Need = 'form' | 'calculator' | 'planner';

type PageData = { head: Head; tone: Tone } & Partial<Facts>;

/** A page of the site. Its `route` is the address of its kind: `/services/:slug` for `/services/dev-ops`. */
export type ListedPage<Route extends string = string, Data = { head: Head; tone: Tone }> = {
  route: Route;
  path: string;
  data: Data;
} & Pick<Facts, 'headline' | 'image'> &
  Partial<Facts>;

export type PageKind<Route extends string, Data> = {
  route: Route;
  /** Reads the text of a page that has one to itself. @returns what makes the pages, once all content is read. */
  open: (read: ReadPage) => (context: PageContext) => ListedPage<Route, Data>[];
};

/** A page from content that other pages use too. */
export function single<Route extends string, Data extends PageData>(
  route: Route,
  make: (context: PageContext) => Data,
  factsOf?: (data: Data) => Partial<Facts>,
): PageKind<Route, Data> {
  const list = (context: PageContext) => [listed(route, route, make(context), factsOf)];
  return { route, open: () => list };
}

/** A page for each of several texts. */
export function each<Route extends string, Text extends { path: string }, Data extends PageData>(
  route: Route,
  textsIn: (content: Content) => readonly Text[],
  make: (context: PageContext, text: Text) => Data,
  factsOf?: (data: Data) => Partial<Facts>,
): PageKind<Route, Data> {
  const list = (context: PageContext) =>
    textsIn(context.content).map((text) => listed(route, text.path, make(context, text), factsOf));
  return { route, open: () => list };
}

/** A page with a layout of its own. `/company` is made from `content/pages/company.md`. */
export function own<Route extends string, Schema extends PageSchema, Data extends PageData>(
  route: Route,
  schema: Schema,
  make: (context: PageContext, page: PageText<Schema>) => Data,
  factsOf?: (data: Data) => Partial<Facts>,
): PageKind<Route, Data> & { schema: Schema } {
  const open = (read: ReadPage) => {
    const page = read(route, schema);
    return (context: PageContext) => (page ? [listed(route, route, make(context, page), factsOf)] : []);
  };
  return { route, schema, open };
}

/** What only the head says of a page is added here, where every page passes. */
function listed<Route extends string, Data extends PageData>(
  route: Route,
  path: string,
  data: Data,
  factsOf?: (data: Data) => Partial<Facts>,
): ListedPage<Route, Data> {
  const facts: Partial<Facts> = { ...data, ...factsOf?.(data) };
  const { headline, image = null, breadcrumb, socialLabel, needs } = facts;
  if (headline === undefined) throw new Error(`The page ${path} has no headline`);
  const socialImageAlt = [socialLabel, plain(headline)].filter(Boolean).join(': ');
  const article = socialLabel && { isArticle: true };
  const head = { ...data.head, socialImageAlt, markdown: markdownAddress(path), ...article };
  return {
    ...{ route, path, data: { ...data, head }, headline, image, needs },
    ...(breadcrumb && { breadcrumb }),
    ...(socialLabel && { socialLabel }),
  };
}
