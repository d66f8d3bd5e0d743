/** The Markdown of each page is complete: every heading, paragraph, table cell and question of its main content. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type Element,
  type ElementContent,
  type Page,
  parsePage,
} from '../../src/build/markdown/elements.ts';
import { parseMarkdown, textOf } from '../../src/content/markdown-tree.ts';
import { readPage } from '../../testing/built-site.ts';
import { pages } from '../../testing/pages.ts';

const fileOf = (path: string) => (path === '/' ? '/index.md' : `${path}.md`);
const read = (path: string) => readFileSync(`dist/current/client${fileOf(path)}`, 'utf8');

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

/** What a reader finds in main, forms left aside. */
function textsOf(path: string): string[] {
  const [main] = elements(parsePage(readPage(path)), ({ tagName }) => tagName === 'main');
  const prune = (node: ElementContent): ElementContent[] => {
    if (node.type !== 'element') return [node];
    return isForScreens(node) ? [] : [{ ...node, children: node.children.flatMap(prune) }];
  };
  const [pruned] = main ? prune(main) : [];
  if (!pruned) throw new Error(`${path} has no main`);
  const holdsOthers = (element: Element) =>
    elements(element, ({ tagName }) => texts.includes(tagName)).length > 1;
  return elements(pruned, (element) => texts.includes(element.tagName) && !holdsOthers(element))
    .map(lettersOf)
    .filter((text) => text !== '');
}

/** Every text of the Markdown as a reader sees it, signs of the language left out. */
const lettersIn = (text: string) => letters(parseMarkdown(text).map(textOf).join(''));

test.each(pages)(
  '%s is whole in Markdown, with whole links, no HTML and nothing of bar and footer',
  (path) => {
    const wanted = textsOf(path);
    const text = read(path);
    const given = lettersIn(text);
    expect(wanted.length).toBeGreaterThan(3);
    expect(wanted.filter((text) => !given.includes(text))).toEqual([]);
    const links = [...text.matchAll(/\]\(([^)]*)\)|<((?:https?|mailto):[^>]*)>/g)].map(
      ([, a, b]) => a ?? b ?? '',
    );
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(/^(?:https:\/\/|tel:\+|mailto:|hello@)\S+$/);
    expect(text).not.toMatch(/<\/?[a-z][a-z0-9]*[\s>]/);
    for (const words of [
      'Skip to content',
      'Breadcrumb',
      'Pause logos',
      'Fill in the example',
      'undefined',
    ]) {
      expect(text).not.toContain(words);
    }
  },
);
