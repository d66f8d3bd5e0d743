/** Checks the rendered pages against what the content says, and everything that they lead to against them. */
import { checkLinks } from '../content/check/links.ts';
import { checkRendered } from '../content/check/rendered.ts';
import { throwFaults } from '../content/content-error.ts';
import { servedFileFaults } from '../content/own-files.ts';
import { pageFile } from '../content/paths.ts';
import type { Content } from '../content/read-content.ts';
import type { PictureRegistry } from '../pictures/picture-registry.ts';
import { attribute, elementsIn, type Page } from './markdown/elements.ts';

/** The ids of a page's parts, and the addresses that it names. */
type PageNames = { ids: readonly string[]; addresses: readonly string[] };

type CheckedSite = {
  content: Content;
  siteUrl: string;
  /** With the error screens, which nothing may lead to. */
  pages: readonly ({ path: string; status: number } & PageNames)[];
  registry: Pick<PictureRegistry, 'addresses' | 'names'>;
  /** Names of the files that the build makes beside the pages. */
  files: readonly string[];
};

/** @throws ContentError with every address that leads nowhere. */
export function checkPages({ content, siteUrl, pages, registry, files: made }: CheckedSite): void {
  const visible = pages.filter(({ status }) => status === 200);
  const served = [...made, ...content.served.map(({ name }) => name)];
  const rendered = {
    ids: new Map(visible.map(({ path, ids }) => [path, ids])),
    files: new Set([...registry.addresses, ...served.map((name) => encodeURI(`/${name}`))]),
    pictures: registry.names,
    siteUrl,
  };
  const { faults, reported } = checkLinks(content, rendered);
  const ofPages = pages.flatMap(({ path }) => [path.slice(1), `${pageFile(path)}.html`]);
  throwFaults([
    ...faults,
    ...checkRendered(content, new Map(pages.map((page) => [page.path, page])), rendered, reported),
    ...servedFileFaults(content.served, new Set([...made, ...ofPages])),
  ]);
}

/** Attributes that name one address. */
const single = ['src', 'href', 'xLinkHref', 'action', 'poster', 'data'];
/** Attributes that name several, each with a width or none behind it. */
const several = ['srcSet', 'imageSrcSet'];

export function namesIn(tree: Page, siteUrl: string): PageNames {
  const elements = elementsIn(tree);
  const valuesOf = (names: readonly string[]) =>
    elements.flatMap((element) => names.flatMap((name) => attribute(element, name) || []));
  const sets = valuesOf(several).flatMap((set) =>
    set.split(/\s*,\s+|\s+/).filter((part) => part.startsWith('/')),
  );
  // Of pictures for shared links, for one.
  const whole = valuesOf(['content']).filter((value) => value.startsWith(`${siteUrl}/`));
  return { ids: valuesOf(['id']), addresses: [...new Set([...valuesOf(single), ...sets, ...whole])] };
}
