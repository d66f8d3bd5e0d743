/** What a page says of itself to search engines and to those who share it. */
import { expect } from 'vitest';
import { attribute } from '../../src/build/parsed-page.ts';
import { brandIn } from '../../testing/content/brand-in.ts';
import { own } from '../support/built-site.ts';
import { attributes, elements, meta } from '../support/page-elements.ts';

const { language } = await brandIn('content');

/** A title, a description, social ones with a picture, and a link to its Markdown. */
export function expectHead(html: string, path: string): void {
  const { siteUrl } = own.manifest();
  expect.soft(attributes(html, 'html', 'lang')).toEqual([language]);
  expect.soft(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
  for (const name of ['description', 'og:title', 'og:description'])
    expect.soft(meta(html, name), name).toEqual([expect.stringMatching(/\S/)]);
  expect
    .soft(meta(html, 'og:site_name'))
    .toEqual([own.data<{ provider: { name: string } }>('/layout').provider.name]);
  expect.soft(meta(html, 'og:locale')).toEqual([language.replace('-', '_')]);
  expect.soft(meta(html, 'og:type')).toEqual([path.startsWith('/case-studies/') ? 'article' : 'website']);
  const [picture = ''] = meta(html, 'og:image');
  expect.soft(picture).toMatch(new RegExp(`^${siteUrl}/`));
  expect.soft(own.hasFile(picture.slice(siteUrl.length)), picture).toBe(true);
  const canonical = elements(html, 'link').filter((link) => attribute(link, 'rel') === 'canonical');
  expect
    .soft(canonical.map((link) => attribute(link, 'href')))
    .toEqual(path === '/thank-you' ? [] : [siteUrl + path]);
  expect.soft(meta(html, 'robots')).toEqual(path === '/thank-you' ? ['noindex'] : []);
  const alternates = elements(html, 'link').filter((link) => attribute(link, 'type') === 'text/markdown');
  expect.soft(alternates.map((link) => attribute(link, 'href'))).toEqual([markdownOf(path)]);
}

export const markdownOf = (path: string) => (path === '/' ? '/index.md' : `${path}.md`);
