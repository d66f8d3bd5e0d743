/** A rendered page as a tree, and small questions to it. */
import { rehype } from 'rehype';

const parser = rehype();

export type ParsedPage = ReturnType<typeof parser.parse>;
export type Element = Extract<ParsedPage['children'][number], { type: 'element' }>;
export type ElementContent = Element['children'][number];

export function parsePage(html: string): ParsedPage {
  return parser.parse(html);
}

export function isElement(node: ElementContent, ...names: string[]): node is Element {
  return node.type === 'element' && (names.length === 0 || names.includes(node.tagName));
}

export function elementsIn(node: ParsedPage | ParsedPage['children'][number]): Element[] {
  const inside = 'children' in node ? node.children.flatMap(elementsIn) : [];
  return node.type === 'element' ? [node, ...inside] : inside;
}

export function attribute({ properties }: Element, name: string): string | undefined {
  const value = properties[name];
  if (Array.isArray(value)) return value.join(' ');
  return value === null || value === undefined || value === false ? undefined : String(value);
}

/** The ids of its parts, and the addresses that it names, those of this site without its origin. */
export function namesIn(tree: ParsedPage, siteUrl: string) {
  const elements = elementsIn(tree);
  const links = elements.flatMap((element) =>
    ['src', 'href', 'action'].flatMap((name) => attribute(element, name) || []),
  );
  const others = elements.flatMap((element) => [
    ...(attribute(element, 'srcSet') ?? '').split(/[\s,]+/),
    // Such as the picture of shared links.
    attribute(element, 'content') ?? '',
    ...(attribute(element, 'id') === 'island-data' ? textsIn(element) : []),
  ]);
  const withoutOrigin = (address: string) =>
    address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address;
  const addresses = [
    ...links.map(withoutOrigin),
    ...others.map(withoutOrigin).filter((text) => /^\/(?!\/)\S*$/.test(text)),
  ];
  return {
    ids: elements.flatMap((element) => attribute(element, 'id') || []),
    addresses: [...new Set(addresses)],
  };
}

/** What an island shows later leads somewhere, too. */
function textsIn(element: Element): string[] {
  const inside = element.content?.children ?? element.children;
  const json = inside.map((node) => (node.type === 'text' ? node.value : '')).join('');
  const found: string[] = [];
  JSON.parse(json, (_, value: unknown) => {
    if (typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}
