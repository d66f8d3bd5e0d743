/** Nothing on the site leads nowhere, and each link and drawing makes sense to those who only hear it. */
import type { Element, ElementContent, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { findRedirect } from '../../contract/redirects.ts';
import { attribute, isElement } from '../../src/build/markdown/elements.ts';
import { ownerPages, pages } from '../pages.ts';
import { attributes, hasFile, manifest, readPage } from './dist.ts';

const all = [...pages, '/404', '/500'];

/** Everything that a page names by an address on this site. */
function internalAddresses(html: string): string[] {
  const named = [
    ...['a', 'link'].flatMap((element) => attributes(html, element, 'href')),
    ...['img', 'script'].flatMap((element) => attributes(html, element, 'src')),
    ...['data-react', 'data-client', 'data-styles'].flatMap((name) => attributes(html, 'template', name)),
    ...attributes(html, '\\w+', 'srcSet').flatMap((set) =>
      set.split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
    ),
  ];
  return named.filter((address) => /^[/#?]/.test(address) && !address.startsWith('//'));
}

/** Why an address on a page leads nowhere, or null. */
function fault(address: string, page: string): string | null {
  const { pathname, hash, searchParams } = new URL(address, `http://site.invalid${page}`);
  if (hasFile(pathname) && pathname !== '/') return null;
  if (findRedirect(manifest.redirects, pathname, searchParams)) return `${address} is an old address`;
  if (!pages.includes(pathname) && pathname !== page) return `${address} is no page`;
  if (hash && !attributes(readPage(pathname), '\\w+', 'id').includes(hash.slice(1)))
    return `${address} has no such anchor`;
  return null;
}

test.each(all)('every address on %s leads somewhere', (page) => {
  const addresses = internalAddresses(readPage(page));
  expect(addresses.length).toBeGreaterThan(page === '/500' ? 5 : 30);
  expect([...new Set(addresses)].flatMap((address) => fault(address, page) ?? [])).toEqual([]);
});

test.each(['/nowhere', '/services#nowhere', '#nowhere', '/assets/nowhere.svg', '/our-works'])(
  'a dead link to %s would be found',
  (address) => expect(fault(address, '/')).not.toBeNull(),
);

const linksFrom = (page: string) => attributes(readPage(page).split(/<\/?main/)[1] ?? '', 'a', 'href');

test('every page of the owner, every offer and every case study is linked from another one', () => {
  const linked = new Set(
    pages.flatMap((page) => attributes(readPage(page), 'a', 'href').map((href) => href.split(/[?#]/)[0])),
  );
  const listed = pages.filter((page) => ownerPages.includes(page) || page.lastIndexOf('/') > 0);
  // Sending the form leads there.
  expect(listed.filter((page) => !linked.has(page))).toEqual(['/thank-you']);
});

test('offers link to case studies, case studies to offers, and pages that sell to the planner', () => {
  const without = (from: readonly string[], to: RegExp) =>
    from.filter((page) => !linksFrom(page).some((href) => to.test(href)));
  const offers = pages.filter((path) => /^\/(services|enterprises|startups)\/./.test(path));
  const studies = pages.filter((path) => path.startsWith('/case-studies/'));
  expect(offers.length).toBeGreaterThanOrEqual(12);
  expect(studies.length).toBeGreaterThanOrEqual(12);
  expect(without(offers, /^\/case-studies\/./)).toEqual([]);
  expect(without(studies, /^\/(services|enterprises|startups)\/./)).toEqual([]);
  const selling = ['/', '/how-we-work', '/startups', '/enterprises', '/contact-us', ...offers];
  expect(without(selling, /^\/plot-a-course/)).toEqual([]);
});

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

/** Names of links that say nothing, and names of several places. */
function unclear(elements: readonly Element[]): string[] {
  const links = elements.filter(({ tagName }) => tagName === 'a');
  const saysNothing = /^((read|learn|see|find out) )?(more|here|this|link|read|details?)?\W*$/i;
  return [...Map.groupBy(links, nameOf)].flatMap(([name, found]) => {
    const { size } = new Set(found.map((link) => attribute(link, 'href')));
    return saysNothing.test(name) || size > 1 ? [`“${name}” leads to ${size}`] : [];
  });
}

test.each(pages)('each link of %s has a name of its own, and each term its words', (path) => {
  const elements = heard(readPage(path));
  expect(unclear(elements)).toEqual([]);
  const terms = elements.filter(({ tagName }) => tagName === 'dt');
  const said = elements.filter((element) => element.tagName === 'dd' && nameOf(element) !== '');
  expect(said.length).toBeGreaterThanOrEqual(terms.length);
});

test('a name that says nothing would be found, and one of two places', () => {
  const html =
    '<a href="/a"><img alt=""></a><a href="/b">Read more</a><a href="/c">AI</a><a href="/d">AI</a>';
  expect(unclear(heard(html))).toEqual(['“” leads to 1', '“Read more” leads to 1', '“AI” leads to 2']);
});
