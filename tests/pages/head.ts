/** What a page says of itself to search engines and to those who share it. */
import { expect } from 'vitest';
import { brandIn } from '../../testing/content/brand-in.ts';
import { own } from '../support/built-site.ts';
import { meta, tags } from './tags.ts';

const { language } = await brandIn('content');

/** A title, a description, social ones with a picture, and a link to its Markdown. */
export function expectHead(html: string, path: string): void {
  const { siteUrl } = own.manifest();
  expect.soft(html).toMatch(new RegExp(`^<!DOCTYPE html><html[^>]* lang="${language}"`));
  expect.soft(html.match(/<title>[^<]{10,}<\/title>/g)).toHaveLength(1);
  for (const name of ['description', 'og:title', 'og:description'])
    expect.soft(meta(html, name), name).toEqual([expect.stringMatching(/^.{10,}$/)]);
  expect
    .soft(meta(html, 'og:site_name'))
    .toEqual([own.data<{ provider: { name: string } }>('/layout').provider.name]);
  expect.soft(meta(html, 'og:locale')).toEqual([language.replace('-', '_')]);
  expect.soft(meta(html, 'og:type')).toEqual([path.startsWith('/case-studies/') ? 'article' : 'website']);
  const [picture = ''] = meta(html, 'og:image');
  expect.soft(picture).toMatch(new RegExp(`^${siteUrl}/`));
  expect.soft(own.hasFile(picture.slice(siteUrl.length)), picture).toBe(true);
  const file = markdownOf(path);
  const alternate = tags(html, 'link').filter((tag) => tag.includes('rel="alternate" type="text/markdown"'));
  expect.soft(alternate).toEqual([expect.stringContaining(` href="${file}"`)]);
}

export const markdownOf = (path: string) => (path === '/' ? '/index.md' : `${path}.md`);
