/** What each page says of itself: title, description, canonical link, language, social picture. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtData, pages } from '../pages.ts';
import { hasFile, manifest, readPage, tags } from './dist.ts';

const { siteUrl } = manifest;

function meta(html: string, name: string): string[] {
  return tags(html, 'meta')
    .filter((tag) => tag.includes(`="${name}"`))
    .flatMap((tag) => /content="([^"]*)"/.exec(tag)?.[1] ?? []);
}

test('every file of the content that is a page was built', () => {
  const folders = ['services', 'enterprises', 'startups', 'case-studies', 'pages'];
  const files = folders.flatMap((folder) =>
    readdirSync(`content/${folder}`)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `/${folder === 'pages' ? '' : `${folder}/`}${name.replace('.md', '')}`),
  );
  const wanted = files.filter((path) => path !== '/not-found');
  expect(pages.toSorted()).toEqual(['/', ...wanted].toSorted());
});

test.each(pages)('%s has a description, a social title and picture, and its text as Markdown', (path) => {
  const html = readPage(path);
  expect(meta(html, 'description')).toEqual([expect.stringMatching(/^.{50,170}$/)]);
  expect(meta(html, 'og:title')).toEqual([expect.stringMatching(/\S/)]);
  expect(meta(html, 'og:site_name')).toEqual([
    builtData<{ provider: { name: string } }>('/layout').provider.name,
  ]);
  expect(meta(html, 'og:locale')).toEqual(['en_SG']);
  expect(meta(html, 'og:type')).toEqual([path.startsWith('/case-studies/') ? 'article' : 'website']);
  const [picture = ''] = meta(html, 'og:image');
  expect(picture.startsWith(`${siteUrl}/`)).toBe(true);
  expect(hasFile(picture.slice(siteUrl.length))).toBe(true);
  const alternate = tags(html, 'link').filter((tag) => tag.includes('rel="alternate"'));
  const file = path === '/' ? '/index.md' : `${path}.md`;
  expect(alternate).toEqual([`<link rel="alternate" type="text/markdown" href="${file}"/>`]);
  expect(hasFile(file)).toBe(true);
});

test.each(['/404', '/500'])('%s promises no social picture that nobody has drawn', (path) => {
  expect(meta(readPage(path), 'og:image')).toEqual([]);
});

test.each(['title', 'description'])('no two pages have the same %s', (what) => {
  const said = [...pages, '/404', '/500'].flatMap((path) => {
    const html = readPage(path);
    return what === 'title' ? (/<title>([^<]+)/.exec(html)?.[1] ?? '') : meta(html, 'description');
  });
  expect(said.length).toBeGreaterThanOrEqual(35);
  expect(new Set(said).size).toBe(said.length);
});
