/** A page's main content as plain structure, ready to become Markdown: what only a screen needs goes. */
import {
  attribute,
  type Element,
  type ElementContent,
  element,
  elementsIn,
  isElement,
  isHeading,
  text,
  textOf,
} from './elements.ts';

/** @param url of the page, which its own links are relative to. */
export function simplify(node: ElementContent, url: string): ElementContent[] {
  if (node.type === 'text') return [node];
  if (!isElement(node)) return [];
  if (isForScreens(node)) return [];
  const { tagName } = node;
  if (tagName === 'form' || isGroupOfFields(node)) return [];
  if (tagName === 'img') return asText(attribute(node, 'alt'));
  if (tagName === 'svg') return asText(attribute(node, 'ariaLabel'));

  const children = apart(node.children.flatMap((child) => simplify(child, url)));
  if (isHeading(node) || tagName === 'dd') return [{ ...node, children: children.flatMap(unaccented) }];
  if (tagName === 'ul' || tagName === 'ol') return simplifyList({ ...node, children });
  if (tagName === 'dl') return [definitions({ ...node, children })];
  if (['details', 'summary', 'picture'].includes(tagName)) return children;
  if (tagName === 'section') return named({ ...node, children });
  const href = tagName === 'a' && attribute(node, 'href');
  // A link that's disabled leads nowhere.
  if (tagName === 'a' && !href) return children;
  return [{ ...node, children, ...(href && { properties: { href: new URL(href, url).href } }) }];
}

/** A calculator. A wide table is a group, too: one that takes the focus, to be scrolled. */
function isGroupOfFields(node: Element): boolean {
  return attribute(node, 'role') === 'group' && attribute(node, 'tabIndex') === undefined;
}

/** Navigation, controls, and what is shown in some browsers, or at some moments, only. */
function isForScreens(node: Element): boolean {
  const names = ['nav', 'button', 'noscript', 'script', 'style', 'template', 'dialog', 'source'];
  return (
    names.includes(node.tagName) ||
    attribute(node, 'ariaHidden') === 'true' ||
    attribute(node, 'hidden') !== undefined ||
    attribute(node, 'role') === 'status'
  );
}

function asText(words: string | undefined): ElementContent[] {
  return words ? [text(words)] : [];
}

/** Headings of the third level need one above them, which a screen can do without. */
function named(section: Element): ElementContent[] {
  const label = attribute(section, 'ariaLabel');
  const headings = elementsIn(section).filter(isHeading);
  const needsOne = headings.length > 0 && !headings.some(({ tagName }) => ['h1', 'h2'].includes(tagName));
  return label && needsOne ? [element('h2', [text(label)]), section] : [section];
}

const inline = ['a', 'em', 'small', 'span', 'strong'];

/** Elements that only the style sheet keeps apart would run into each other as text. */
function apart(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index) => {
    const before = nodes[index - 1];
    if (!before || !isElement(before, ...inline) || !isElement(node, ...inline)) return [node];
    return [text(before.tagName === 'strong' ? ': ' : before.tagName === 'a' ? ' · ' : ' '), node];
  });
}

/** In headings and figures, italics are decoration. */
function unaccented(node: ElementContent): ElementContent[] {
  return isElement(node, 'em', 'strong', 'span') ? node.children.flatMap(unaccented) : [node];
}

function simplifyList(list: Element): ElementContent[] {
  const items = list.children.filter((child) => isElement(child, 'li'));
  if (items.some((item) => elementsIn(item).some(isHeading))) return items.flatMap(headingFirst);
  const label = attribute(list, 'ariaLabel');
  return label ? [element('p', [text(`${label}: ${items.map(textOf).join(', ')}`)])] : [list];
}

/** A card's contents without its frame. What stands over its heading would otherwise belong to the card before. */
function headingFirst(item: ElementContent): ElementContent[] {
  const blocks = withoutFrames(item);
  const first = blocks.findIndex(isHeading);
  const heading = blocks[first];
  return heading ? [heading, ...blocks.slice(0, first), ...blocks.slice(first + 1)] : blocks;
}

function withoutFrames(node: ElementContent): ElementContent[] {
  return isElement(node, 'li', 'article', 'div', 'section') ? node.children.flatMap(withoutFrames) : [node];
}

/** Markdown has no lists of terms: each becomes an entry of an ordinary one. */
function definitions(list: Element): Element {
  const entries: Element[] = [];
  for (const part of list.children.flatMap(withoutFrames)) {
    if (isElement(part, 'dt')) {
      const term = textOf(part);
      const end = text(term.endsWith('?') ? ' ' : ': ');
      entries.push(element('li', [element('strong', [text(term)]), end]));
    } else if (isElement(part, 'dd')) entries.at(-1)?.children.push(...onOneLine(part));
  }
  return element('ul', entries);
}

function onOneLine(definition: Element): ElementContent[] {
  return definition.children.flatMap((child) => {
    if (!isElement(child, 'ul', 'ol')) return [child];
    const items = child.children.filter((item) => isElement(item, 'li'));
    return items.flatMap((item, index) => [...(index > 0 ? [text(', ')] : []), ...item.children]);
  });
}
