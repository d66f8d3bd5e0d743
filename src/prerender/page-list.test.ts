/** The pages that are made, and those that the browser knows. */
import { expect, test } from 'vitest';
import { layoutData } from '../content/page-data/layout.ts';
import type { PictureFinder } from '../content/page-data.ts';
import { readSite } from '../content/site.ts';
import { listPages } from './page-list.ts';

const picture: PictureFinder = (src, alt = '') => ({ src, alt, width: 1, height: 1 });

test('browsers know the address of every page, and of nothing else', () => {
  const builder = { site: readSite(), picture, hero: picture, siteUrl: 'https://site.example' };
  const made = listPages(builder).map(({ path }) => path);
  expect(made).toContain('/case-studies/dbs');
  expect(layoutData(builder).pages.toSorted()).toEqual(made.toSorted());
});
