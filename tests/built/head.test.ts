/** What each page says of itself to search engines and to those who share it. */
import { expect, test } from 'vitest';
import { readBrand } from '../../src/brand/read-brand.ts';
import { listContent } from '../../src/content/content-files.ts';
import { hasFile, manifest, readPage, tags } from '../../testing/built-site.ts';
import { builtData, pages } from '../../testing/pages.ts';

const { siteUrl } = manifest;
const { language } = readBrand('content').brand;

function meta(html: string, name: string): string[] {
  return tags(html, 'meta')
    .filter((tag) => tag.includes(`="${name}"`))
    .flatMap((tag) => /content="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? []);
}

test('every file of the content that is a page was built', () => {
  const files = listContent('content').texts.filter(
    ({ folder, slug }) => folder !== 'documents' && slug !== 'not-found',
  );
  expect(files.length).toBeGreaterThan(0);
  expect(pages.toSorted()).toEqual(['/', ...files.map(({ path }) => path)].toSorted());
});

test.each(pages)(
  '%s has a title, a description, social ones with a picture, and a link to its Markdown',
  (path) => {
    const html = readPage(path);
    expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html[^>]* lang="${language}"`));
    expect(html.match(/<title>[^<]{10,}<\/title>/g)).toHaveLength(1);
    expect(meta(html, 'description')).toEqual([expect.stringMatching(/^.{10,}$/)]);
    for (const name of ['og:title', 'og:description'])
      expect(meta(html, name)).toEqual([expect.stringMatching(/^.{10,}$/)]);
    const { name } = builtData<{ provider: { name: string } }>('/layout').provider;
    expect(meta(html, 'og:site_name')).toEqual([name]);
    expect(meta(html, 'og:locale')).toEqual([language.replace('-', '_')]);
    expect(meta(html, 'og:type')).toEqual([path.startsWith('/case-studies/') ? 'article' : 'website']);
    const [picture = ''] = meta(html, 'og:image');
    expect(picture.startsWith(`${siteUrl}/`)).toBe(true);
    expect(hasFile(picture.slice(siteUrl.length))).toBe(true);
    const file = path === '/' ? '/index.md' : `${path}.md`;
    const alternate = tags(html, 'link').filter((tag) => tag.includes('rel="alternate"'));
    expect(alternate).toEqual([`<link rel="alternate" type="text/markdown" href="${file}"/>`]);
    expect(hasFile(file)).toBe(true);
  },
);

test('the error screens have no social picture', () => {
  for (const path of ['/404', '/500']) expect(meta(readPage(path), 'og:image')).toEqual([]);
});

test('no two pages have the same title or description', () => {
  const all = [...pages, '/404', '/500'].map(readPage);
  const titles = all.map((html) => /<title>([^<]+)/.exec(html)?.[1] ?? '');
  for (const said of [titles, all.flatMap((html) => meta(html, 'description'))]) {
    expect(said.length).toBeGreaterThanOrEqual(pages.length);
    expect(new Set(said).size).toBe(said.length);
  }
});
