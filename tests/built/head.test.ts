/** What each page says of itself: title, description, canonical link, language, social picture. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtData, ownerPages, pages } from '../pages.ts';
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

test.each([...pages, '/404', '/500'])(
  'the first view that the paint of %s waits for is there, first',
  (path) => {
    const html = readPage(path);
    const [awaited] = tags(html, 'link').filter((link) => link.includes('rel="expect"'));
    expect(awaited).toBe('<link rel="expect" href="#first-view" blocking="render">');
    const [, main = ''] = html.split(/<main\b[^>]*>/);
    expect(main).toMatch(/^(<article\b[^>]*>)?<section id="first-view"/);
  },
);

const indexed = pages.filter((path) => path !== '/thank-you');

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

test.each(indexed)('%s has one canonical link, its own address', (path) => {
  const html = readPage(path);
  const canonical = tags(html, 'link').filter((tag) => tag.includes('rel="canonical"'));
  expect(canonical).toEqual([`<link rel="canonical" href="${siteUrl}${path}"/>`]);
  expect(meta(html, 'og:url')).toEqual([siteUrl + path]);
});

test.each(['/thank-you', '/404', '/500'])('%s is not to be listed, so it has no canonical link', (path) => {
  expect(readPage(path)).not.toContain('rel="canonical"');
  expect(meta(readPage(path), 'og:url')).toEqual([]);
});

test.each(['/404', '/500'])('%s promises no social picture that nobody has drawn', (path) => {
  expect(meta(readPage(path), 'og:image')).toEqual([]);
});

test.each(pages)('the social picture of %s is described by the headline that stands in it', (path) => {
  const html = readPage(path);
  const headline = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '');
  const [alternative = ''] = meta(html, 'og:image:alt');
  expect(alternative.endsWith(headline ?? 'no headline')).toBe(true);
  if (!path.startsWith('/case-studies/')) return;
  const { client } = builtData<{ client: string }>(path);
  expect(alternative.startsWith(client)).toBe(true);
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
