/** Whether the Markdown of a page is complete: every heading, paragraph, table cell and question of its main content. */

import { type Element, type ElementContent, type Page, parsePage } from '../../src/build/parsed-page.ts';
import { parseMarkdown, textOf } from '../../src/content/markdown-tree.ts';

export function markdownFaults(html: string, markdown: string): string[] {
  const given = letters(parseMarkdown(markdown).map(textOf).join(''));
  const missing = textsOf(html).filter((text) => !given.includes(text));
  const links = [...markdown.matchAll(/\]\(([^)]*)\)|<((?:https?|mailto):[^>]*)>/g)].map(
    ([, a, b]) => a ?? b ?? '',
  );
  const broken = links.filter((link) => !/^(?:https:\/\/|tel:\+|mailto:)\S+$/.test(link));
  return [
    ...missing.map((text) => `not in the Markdown: ${text}`),
    ...broken.map((link) => `not a whole link: ${link}`),
    ...(markdown.match(/<\/?[a-z][a-z0-9]*[\s>]/g) ?? []),
  ];
}

function elements(node: Page | ElementContent, isWanted: (element: Element) => boolean): Element[] {
  if (node.type !== 'root' && node.type !== 'element') return [];
  const own = node.type === 'element' && isWanted(node) ? [node] : [];
  const inside = node.children.flatMap((child) =>
    child.type === 'doctype' ? [] : elements(child, isWanted),
  );
  return [...own, ...inside];
}

/** Letters and digits: how the two forms set words apart is no matter here. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}%$]+/gu, '');

function lettersOf(node: ElementContent): string {
  if (node.type === 'text') return letters(node.value);
  if (node.type !== 'element' || isForScreens(node)) return '';
  return node.children.map(lettersOf).join('');
}

/** What is to be filled in; a calculator's fields are no form, since nothing is submitted. A group to scroll is a table's. */
const isForm = ({ tagName, properties }: Element) =>
  tagName === 'form' || (properties['role'] === 'group' && !('tabIndex' in properties));

const isForScreens = (element: Element) =>
  isForm(element) ||
  ['nav', 'button', 'noscript'].includes(element.tagName) ||
  element.properties['ariaHidden'] === 'true' ||
  element.properties['role'] === 'status' ||
  // A receipt, and the promise of a reply.
  'hidden' in element.properties;

const texts = ['h1', 'h2', 'h3', 'h4', 'h5', 'p', 'th', 'td', 'dt', 'dd', 'summary', 'figcaption', 'li'];

function textsOf(html: string): string[] {
  const [main] = elements(parsePage(html), ({ tagName }) => tagName === 'main');
  const prune = (node: ElementContent): ElementContent[] => {
    if (node.type !== 'element') return [node];
    return isForScreens(node) ? [] : [{ ...node, children: node.children.flatMap(prune) }];
  };
  const [pruned] = main ? prune(main) : [];
  if (!pruned) throw new Error('The page has no main');
  const holdsOthers = (element: Element) =>
    elements(element, ({ tagName }) => texts.includes(tagName)).length > 1;
  return elements(pruned, (element) => texts.includes(element.tagName) && !holdsOthers(element))
    .map(lettersOf)
    .filter((text) => text !== '');
}
