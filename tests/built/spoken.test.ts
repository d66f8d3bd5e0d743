/** What is heard of a page makes sense by itself: names of links, alone in a list, and drawings in words. */
import type { Element, ElementContent, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { attribute, isElement } from '../../src/build/markdown/elements.ts';
import { pages } from '../pages.ts';
import { readPage } from './dist.ts';

/** Elements that a screen reader reads when scripts are on. */
function heard(html: string): Element[] {
  const visit = (node: RootContent): Element[] => {
    if (node.type !== 'element' || node.tagName === 'noscript') return [];
    if (attribute(node, 'ariaHidden') === 'true') return [];
    return [node, ...node.children.flatMap(visit)];
  };
  return unified().use(rehypeParse).parse(html).children.flatMap(visit);
}

/** A link's name: its label, or its words and the words for its pictures. */
function nameOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node) || attribute(node, 'ariaHidden') === 'true') return '';
  const label = attribute(node, 'ariaLabel') ?? attribute(node, 'alt');
  return (label ?? node.children.map(nameOf).join('')).replace(/\s+/g, ' ').trim();
}

/** Names that say nothing, and names of several places. */
function unclear(html: string): string[] {
  const places = new Map<string, Set<string>>();
  for (const link of heard(html).filter(({ tagName }) => tagName === 'a')) {
    const name = nameOf(link);
    places.set(name, (places.get(name) ?? new Set()).add(attribute(link, 'href') ?? ''));
  }
  const saysNothing = /^((read|learn|see|find out) )?(more|here|this|link|read|details?)?\W*$/i;
  return [...places].flatMap(([name, { size }]) =>
    saysNothing.test(name) || size > 1 ? [`“${name}” leads to ${size}`] : [],
  );
}

test.each(pages)('each link of %s can be told from the others by its name', (path) => {
  expect(unclear(readPage(path))).toEqual([]);
});

test('a name that says nothing would be found, and one of two places', () => {
  const found = unclear(
    '<a href="/a"><img alt=""></a><a href="/b">Read more</a><a href="/c">AI</a><a href="/d">AI</a>',
  );
  expect(found).toEqual(['“” leads to 1', '“Read more” leads to 1', '“AI” leads to 2']);
});

test.each(pages)('what %s defines, it defines in words', (path) => {
  const elements = heard(readPage(path));
  const terms = elements.filter(({ tagName }) => tagName === 'dt');
  const said = elements.filter((element) => element.tagName === 'dd' && nameOf(element) !== '');
  expect(said.length).toBeGreaterThanOrEqual(terms.length);
});

test('the planner’s example chart is described with each of the four stages', () => {
  const images = heard(readPage('/plot-a-course')).filter(({ tagName }) => tagName === 'img');
  const [chart = ''] = images.map(nameOf).filter((alt) => alt !== '');
  for (const stage of ['Discover: ', 'Design: ', 'Build: ', 'Run: ']) expect(chart).toContain(stage);
});
