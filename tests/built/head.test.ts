/** What each page says of itself: title, description, canonical link, language, social picture. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownerPages, pages } from '../pages.ts';
import { attributes, hasFile, manifest, readPage, tags } from './dist.ts';

const { siteUrl } = manifest;

function meta(html: string, name: string): string[] {
  return tags(html, 'meta')
    .filter((tag) => tag.includes(`="${name}"`))
    .flatMap((tag) => /content="([^"]*)"/.exec(tag)?.[1] ?? []);
}

test('the build holds every page of the owner, and the two for errors', () => {
  const built = manifest.pages.map(({ path }) => path);
  expect(ownerPages).toHaveLength(35);
  expect(built).toEqual(expect.arrayContaining([...ownerPages, '/404', '/500']));
  expect(new Set(built).size).toBe(built.length);
});

test('every file of the content that is a page was built', () => {
  const folders = ['services', 'enterprises', 'startups', 'case-studies', 'pages'];
  const files = folders.flatMap((folder) =>
    readdirSync(`content/${folder}`).map(
      (name) => `/${folder === 'pages' ? '' : `${folder}/`}${name.replace('.md', '')}`,
    ),
  );
  const wanted = files.filter((path) => path !== '/not-found');
  expect(pages.toSorted()).toEqual(['/', ...wanted].toSorted());
});

test.each([...pages, '/404', '/500'])('%s has one title, one h1 and the language', (path) => {
  const html = readPage(path);
  expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(attributes(html, 'html', 'lang')).toEqual(['en-SG']);
  expect(html.startsWith('<!DOCTYPE html>')).toBe(true);
});

test.each(pages)('%s has a description, a canonical link and a social title and picture', (path) => {
  const html = readPage(path);
  expect(meta(html, 'description')).toEqual([expect.stringMatching(/^.{50,170}$/)]);
  const canonical = tags(html, 'link').filter((tag) => tag.includes('rel="canonical"'));
  expect(canonical).toEqual([`<link rel="canonical" href="${siteUrl}${path}"/>`]);
  expect(meta(html, 'og:title')).toEqual([expect.stringMatching(/\S/)]);
  expect(meta(html, 'og:url')).toEqual([siteUrl + path]);
  const [picture = ''] = meta(html, 'og:image');
  expect(picture.startsWith(`${siteUrl}/`)).toBe(true);
  expect(hasFile(picture.slice(siteUrl.length))).toBe(true);
});

test.each(['title', 'description'])('no two pages have the same %s', (what) => {
  const said = [...pages, '/404', '/500'].flatMap((path) => {
    const html = readPage(path);
    return what === 'title' ? (/<title>([^<]+)/.exec(html)?.[1] ?? '') : meta(html, 'description');
  });
  expect(said.length).toBeGreaterThanOrEqual(35);
  expect(new Set(said).size).toBe(said.length);
});

test('only the thank-you page and the error pages ask not to be indexed', () => {
  const hidden = manifest.pages
    .map(({ path }) => path)
    .filter((path) => meta(readPage(path), 'robots').includes('noindex'));
  expect(hidden.toSorted()).toEqual(['/404', '/500', '/thank-you']);
});
