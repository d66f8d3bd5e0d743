/** Whether each link makes sense to those who only hear it. */
import {
  attribute,
  type Element,
  type ElementContent,
  isElement,
  type Page,
  parsePage,
} from '../../src/build/markdown/elements.ts';

/** Names of links that say nothing, and names of several places. */
export function unclearLinks(html: string): string[] {
  const links = heard(html).filter(({ tagName }) => tagName === 'a');
  const saysNothing = /^((read|learn|see|find out) )?(more|here|this|link|read|details?)?\W*$/i;
  return [...Map.groupBy(links, nameOf)].flatMap(([name, found]) => {
    const { size } = new Set(found.map((link) => attribute(link, 'href')));
    return saysNothing.test(name) || size > 1 ? [`“${name}” leads to ${size}`] : [];
  });
}

/** Elements that a screen reader reads when scripts are on. */
function heard(html: string): Element[] {
  const visit = (node: Page['children'][number]): Element[] => {
    if (node.type !== 'element' || node.tagName === 'noscript') return [];
    if (attribute(node, 'ariaHidden') === 'true') return [];
    return [node, ...node.children.flatMap(visit)];
  };
  return parsePage(html).children.flatMap(visit);
}

/** A link's name: its label, or its words and the words for its pictures. */
function nameOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node) || attribute(node, 'ariaHidden') === 'true') return '';
  const label = attribute(node, 'ariaLabel') ?? attribute(node, 'alt');
  return (label ?? node.children.map(nameOf).join('')).replace(/\s+/g, ' ').trim();
}
