/** A rendered page as Markdown, for readers that are no browsers: its main content, whole, with absolute links. */
import rehypeRemark from 'rehype-remark';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { parseMarkdown } from '../content/markdown-tree.ts';
import {
  attribute,
  type Element,
  type ElementContent,
  elementsIn,
  isElement,
  type ParsedPage,
} from './parsed-page.ts';

const toMarkdown = remark().use(rehypeRemark).use(remarkGfm).data('settings', { bullet: '-', rule: '-' });

export function pageMarkdown(page: ParsedPage, url: string): string {
  const main = elementsIn(page).find(({ tagName }) => tagName === 'main');
  const children = main?.children.flatMap((child) => readable(child, url)) ?? [];
  const [title, ...rest] = toMarkdown.runSync({ type: 'root', children }).children;
  if (title?.type !== 'heading' || title.depth !== 1)
    throw new Error(`${url} does not begin with its first-level heading`);
  const source = parseMarkdown(`Source: <${url}>`);
  return toMarkdown.stringify({ type: 'root', children: [title, ...source, ...rest] });
}

function readable(node: ElementContent, url: string): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element' || isForScreens(node)) return [];
  const { tagName } = node;
  if (tagName === 'img' || tagName === 'svg') {
    const words = attribute(node, tagName === 'img' ? 'alt' : 'ariaLabel');
    return words ? [text(words)] : [];
  }
  const children = apart(node.children.flatMap((child) => readable(child, url)));
  if (tagName === 'dl') return [element('ul', terms(children))];
  if (isElement(node, 'ul', 'ol') && elementsIn(node).some(isHeading)) return children.flatMap(headingFirst);
  const href = tagName === 'a' && attribute(node, 'href');
  // A link that's disabled leads nowhere.
  if (tagName === 'a' && !href) return children;
  return [{ ...node, children, ...(href && { properties: { href: new URL(href, url).href } }) }];
}

/** Navigation, controls, forms, and what's shown in some browsers, or at some moments, only. */
function isForScreens(node: Element): boolean {
  const isGroup = attribute(node, 'role') === 'group';
  return (
    ['nav', 'button', 'noscript', 'dialog', 'form', 'template'].includes(node.tagName) ||
    // A calculator. A wide table is a group, too: one that takes the focus, to be scrolled.
    (isGroup && attribute(node, 'tabIndex') === undefined) ||
    attribute(node, 'ariaHidden') === 'true' ||
    attribute(node, 'hidden') !== undefined ||
    attribute(node, 'role') === 'status'
  );
}

const isHeading = (node: ElementContent) => isElement(node, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');

/** Elements that only the stylesheet keeps apart would run into each other as text. */
function apart(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index) => {
    const before = nodes[index - 1];
    if (!before || !isElement(before, ...inline) || !isElement(node, ...inline)) return [node];
    return [text(before.tagName === 'strong' ? ': ' : ' '), node];
  });
}

const inline = ['a', 'em', 'small', 'span', 'strong'];

/** What's above a card's heading would otherwise belong to the card before. */
function headingFirst(card: ElementContent): ElementContent[] {
  const blocks = withoutFrames(card);
  return [...blocks.filter(isHeading), ...blocks.filter((block) => !isHeading(block))];
}

function withoutFrames(node: ElementContent): ElementContent[] {
  return isElement(node, 'li', 'article', 'div') ? node.children.flatMap(withoutFrames) : [node];
}

/** Markdown has no lists of terms: each becomes an entry of an ordinary one. */
function terms(parts: readonly ElementContent[]): Element[] {
  const entries: Element[] = [];
  for (const { tagName, children } of parts.flatMap(withoutFrames).filter((part) => isElement(part))) {
    const entry = entries.at(-1)?.children;
    if (tagName === 'dt') entries.push(element('li', [element('strong', children)]));
    else entry?.push(text(entry.length === 1 ? ': ' : ', '), ...children.flatMap(onOneLine));
  }
  return entries;
}

function onOneLine(node: ElementContent): ElementContent[] {
  if (!isElement(node, 'ul')) return [node];
  const items = elementsIn(node).filter(({ tagName }) => tagName === 'li');
  return items.flatMap(({ children }, index) => [...(index > 0 ? [text(', ')] : []), ...children]);
}

const text = (value: string): ElementContent => ({ type: 'text', value });

const element = (tagName: string, children: ElementContent[]): Element => {
  return { type: 'element', tagName, properties: {}, children };
};
