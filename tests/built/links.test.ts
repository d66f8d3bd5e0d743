/** Nothing on the site leads nowhere: links, anchors, pictures, documents, redirects. */
import { expect, test } from 'vitest';
import { findRedirect } from '../../contract/redirects.ts';
import { ownerPages, pages } from '../pages.ts';
import { attributes, hasFile, manifest, readPage } from './dist.ts';

const all = [...pages, '/404', '/500'];

/** Everything that a page names by an address on this site. */
function internalAddresses(html: string): string[] {
  const named = [
    ...attributes(html, 'a', 'href'),
    ...attributes(html, 'link', 'href'),
    ...attributes(html, 'img', 'src'),
    ...attributes(html, 'script', 'src'),
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
  if (!pages.includes(pathname) && !all.includes(page)) return `${pathname} is no page`;
  if (findRedirect(manifest.redirects, pathname, searchParams)) return `${address} is an old address`;
  const target = pathname === page ? page : pathname;
  if (!pages.includes(target) && target !== page) return `${address} is no page`;
  if (hash && !attributes(readPage(target), '\\w+', 'id').includes(hash.slice(1)))
    return `${address} has no such anchor`;
  return null;
}

test.each(all)('every address on %s leads somewhere', (page) => {
  const addresses = internalAddresses(readPage(page));
  expect(addresses.length).toBeGreaterThan(page === '/500' ? 5 : 30);
  expect([...new Set(addresses)].flatMap((address) => fault(address, page) ?? [])).toEqual([]);
});

test('a dead link would be found', () => {
  expect(fault('/nowhere', '/')).not.toBeNull();
  expect(fault('/services#nowhere', '/')).not.toBeNull();
  expect(fault('#nowhere', '/')).not.toBeNull();
  expect(fault('/assets/nowhere.svg', '/')).not.toBeNull();
  expect(fault('/our-works', '/')).not.toBeNull();
});

test('every page of the owner, every offer and every case study is linked from another one', () => {
  const linked = new Set(
    pages.flatMap((page) => attributes(readPage(page), 'a', 'href').map((href) => href.split(/[?#]/)[0])),
  );
  // One arrives there by sending the form.
  const listed = pages.filter((page) => ownerPages.includes(page) || page.lastIndexOf('/') > 0);
  expect(listed.filter((page) => !linked.has(page))).toEqual(['/thank-you']);
});

test('services, enterprises and start-ups link to case studies, and case studies back', () => {
  const links = (page: string, to: RegExp) => {
    const main = readPage(page).split(/<\/?main/)[1] ?? '';
    return attributes(main, 'a', 'href').filter((href) => to.test(href));
  };
  const offers = pages.filter((path) => /^\/(services|enterprises|startups)\/./.test(path));
  expect(offers.length).toBeGreaterThanOrEqual(12);
  const studies = pages.filter((path) => path.startsWith('/case-studies/'));
  expect(offers.filter((page) => links(page, /^\/case-studies\/./).length === 0)).toEqual([]);
  expect(studies.filter((page) => links(page, /^\/(services|enterprises|startups)\/./).length === 0)).toEqual(
    [],
  );
});
