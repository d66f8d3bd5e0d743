/** What a page is: its address, and what other files of the content add to its own fields. `pages.ts` lists all. */
import type { PageRoute } from '../content/collections.ts';
import type { Pages } from '../content/read-files.ts';
import type { Picture } from '../pictures/picture.ts';
import { type Described, type Head, head, type Tone } from '../site/page-head.ts';
import type { Site } from '../site/site.ts';

type Entry = Described & { path: string };

type Loaded = {
  image: Picture | null;
  description?: string;
  tone?: Tone;
};

type Data<Text, More> = Omit<Text, keyof More | 'tone'> & More & { head: Head; tone: Tone };

type Kind<Route, Text, More> = {
  /** The address of this kind: `/services/:slug` for `/services/dev-ops`. */
  route: Route;
  entries: (content: Site['content']) => readonly Text[];
  load: (entry: Text, site: Site) => More;
};

export function definePages<Route extends string, Text extends Entry, More extends Loaded>({
  route,
  entries,
  load,
}: Kind<Route, Text, More>) {
  const list = (site: Site) =>
    entries(site.content).map((entry) => {
      const { path } = entry;
      const more = load(entry, site);
      const data: Data<Text, More> = {
        ...entry,
        ...more,
        tone: more.tone ?? 'light',
        head: head(site, path, { ...entry, ...more }),
      };
      return { route, path, data };
    });
  return { route, list };
}

/**
 * A page with a layout of its own: `/company` is made from `content/pages/company.md`, and it's there if its file is.
 */
export function definePage<Route extends PageRoute, More extends Loaded>({
  route,
  load,
}: Pick<Kind<Route, NonNullable<Pages[Route]>, More>, 'route' | 'load'>) {
  const entries = ({ pages }: Site['content']) => {
    const entry = pages[route];
    return entry ? [entry] : [];
  };
  return definePages({ route, entries, load });
}

export type DataOf<Kind extends { list: (site: Site) => { data: unknown }[] }> = ReturnType<
  Kind['list']
>[number]['data'];
