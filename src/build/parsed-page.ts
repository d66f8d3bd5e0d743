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
