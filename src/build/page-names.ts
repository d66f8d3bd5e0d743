/** The ids of a rendered page's parts, and the addresses that it names. */
import { attribute, elementsIn, type ParsedPage } from './parsed-page.ts';

export type PageNames = { ids: readonly string[]; addresses: readonly string[] };

const single = ['src', 'href', 'xLinkHref', 'action', 'poster', 'data'];
const several = ['srcSet', 'imageSrcSet'];

export function namesIn(tree: ParsedPage, siteUrl: string): PageNames {
  const elements = elementsIn(tree);
  const addresses = elements.flatMap((element) => {
    const values = single.flatMap((name) => attribute(element, name) || []);
    const sets = several
      .flatMap((name) => attribute(element, name) ?? [])
      .flatMap((set) => set.split(/\s*,\s+|\s+/).filter((part) => part.startsWith('/')));
    // Search engines and other sites are told whole addresses, such as those of pictures for shared links.
    if (element.tagName === 'link' || element.tagName === 'meta')
      return [...values, attribute(element, 'content') ?? ''].flatMap((value) =>
        value.startsWith(`${siteUrl}/`) ? value.slice(siteUrl.length) : value.startsWith('/') ? value : [],
      );
    return [...values, ...sets];
  });
  const data = elements.filter(({ properties: { id } }) => id === 'island-data').flatMap(islandAddresses);
  return {
    ids: elements.flatMap((element) => attribute(element, 'id') || []),
    addresses: [...new Set([...addresses, ...data])],
  };
}

/** What an island shows later leads somewhere, too. */
function islandAddresses(element: ReturnType<typeof elementsIn>[number]): string[] {
  const inside = element.content?.children ?? element.children;
  const json = inside.map((node) => (node.type === 'text' ? node.value : '')).join('');
  const found: string[] = [];
  JSON.parse(json, (_, value: unknown) => {
    if (typeof value === 'string' && /^\/(?!\/)\S*$/.test(value)) found.push(value);
    return value;
  });
  return found;
}
