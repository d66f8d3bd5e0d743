/** Every page is linked from another one, and each link makes sense to those who only hear it. */
import { expect, test } from 'vitest';
import {
  attribute,
  type Element,
  type ElementContent,
  isElement,
  type Page,
  parsePage,
} from '../../src/build/markdown/elements.ts';
import { attributes, readPage } from '../../testing/built-site.ts';
import { builtData, isStraitworks, pages } from '../../testing/pages.ts';

test('every page is linked from another one', () => {
  const linked = new Set(
    pages.flatMap((page) => attributes(readPage(page), 'a', 'href').map((href) => href.split(/[?#]/)[0])),
  );
  // Sending the form leads there.
  expect(pages.filter((page) => !linked.has(page))).toEqual(['/thank-you']);
});

const linksFrom = (page: string) => attributes(readPage(page).split(/<\/?main/)[1] ?? '', 'a', 'href');

test('offers link to case studies, case studies to offers, and pages that sell to the planner', () => {
  const without = (from: readonly string[], to: RegExp) =>
    from.filter((page) => !linksFrom(page).some((href) => to.test(href)));
  const offers = pages.filter((path) => /^\/(services|enterprises|startups)\/./.test(path));
  const studies = pages.filter((path) => path.startsWith('/case-studies/'));
  // An owner with few case studies may have none for an offer.
  const shown = offers.filter((path) => builtData<{ caseStudies: unknown[] }>(path).caseStudies.length > 0);
  expect(shown).not.toEqual([]);
  expect(without(shown, /^\/case-studies\/./)).toEqual([]);
  expect(without(studies, /^\/(services|enterprises|startups)\/./)).toEqual([]);
  // The contact page's text leads there, and an owner may write another.
  const texts = isStraitworks ? ['/contact-us'] : [];
  const selling = ['/', '/how-we-work', '/startups', '/enterprises', ...texts, ...offers];
  expect(without(selling, /^\/plot-a-course/)).toEqual([]);
});

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

/** Names of links that say nothing, and names of several places. */
function unclear(elements: readonly Element[]): string[] {
  const links = elements.filter(({ tagName }) => tagName === 'a');
  const saysNothing = /^((read|learn|see|find out) )?(more|here|this|link|read|details?)?\W*$/i;
  return [...Map.groupBy(links, nameOf)].flatMap(([name, found]) => {
    const { size } = new Set(found.map((link) => attribute(link, 'href')));
    return saysNothing.test(name) || size > 1 ? [`“${name}” leads to ${size}`] : [];
  });
}

test.each(pages)('each link of %s has a name of its own', (path) => {
  const elements = heard(readPage(path));
  expect(elements.length).toBeGreaterThan(50);
  expect(unclear(elements)).toEqual([]);
});
