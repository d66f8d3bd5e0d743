/** Elements of a page's HTML, as a parser finds them. */
import { attribute, type Element, elementsIn, isElement, parsePage } from '../../src/build/parsed-page.ts';

const parsed = new Map<string, Element[]>();

export function elements(html: string, ...names: string[]): Element[] {
  const all = parsed.get(html) ?? elementsIn(parsePage(html));
  parsed.set(html, all);
  return all.filter((element) => isElement(element, ...names));
}

export const attributes = (html: string, name: string, property: string): string[] =>
  elements(html, name).flatMap((element) => attribute(element, property) ?? []);

export const meta = (html: string, name: string): string[] =>
  elements(html, 'meta')
    .filter((element) => [attribute(element, 'name'), attribute(element, 'property')].includes(name))
    .flatMap((element) => attribute(element, 'content') ?? []);

/** What's between the tags, as it's written. */
export const sourceOf = ({ children }: Element): string =>
  children.map((child) => ('value' in child ? child.value : '')).join('');
