/** Every page is linked from another one. */
import { expect, test } from 'vitest';
import { attributes, readPage } from '../../testing/built-site.ts';
import { builtData, pages } from '../../testing/pages.ts';

test('every page is linked from another one', () => {
  const linked = new Set(
    pages.flatMap((page) => attributes(readPage(page), 'a', 'href').map((href) => href.split(/[?#]/)[0])),
  );
  // Sending the form leads there.
  expect(pages.filter((page) => !linked.has(page))).toEqual(['/thank-you']);
});

const linksFrom = (page: string) => attributes(readPage(page).split(/<\/?main/)[1] ?? '', 'a', 'href');

test('offers link to case studies and case studies to offers', () => {
  const without = (from: readonly string[], to: RegExp) =>
    from.filter((page) => !linksFrom(page).some((href) => to.test(href)));
  const offers = pages.filter((path) => /^\/(services|enterprises|startups)\/./.test(path));
  const studies = pages.filter((path) => path.startsWith('/case-studies/'));
  // An owner with few case studies may have none for an offer.
  const shown = offers.filter((path) => builtData<{ caseStudies: unknown[] }>(path).caseStudies.length > 0);
  expect(shown).not.toEqual([]);
  expect(without(shown, /^\/case-studies\/./)).toEqual([]);
  expect(without(studies, /^\/(services|enterprises|startups)\/./)).toEqual([]);
});
