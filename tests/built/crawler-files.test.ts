/** What crawlers and researchers look for. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSite } from '../../src/content/site.ts';
import { fileDates } from '../../src/prerender/last-changes.ts';
import { pages } from '../pages.ts';
import { hasFile, manifest } from './dist.ts';

const markdownFiles = pages.map((path) => (path === '/' ? 'index.md' : `${path.slice(1)}.md`));
const file = (name: string) => readFileSync(`dist/current/client/${name}`, 'utf8');

test('the sitemap lists exactly the pages that may be indexed', () => {
  const listed = [...file('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  const wanted = pages.filter((path) => path !== '/thank-you').map((path) => manifest.siteUrl + path);
  expect(listed.toSorted()).toEqual(wanted.toSorted());
});

test('the sitemap’s dates are those of the repository’s history, or else of the content, none of them to come', () => {
  const entries = [...file('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)];
  const dates = fileDates('content');
  const { caseStudies } = readSite();
  for (const [, url = '', lastmod] of entries) {
    if (lastmod) expect(Date.parse(lastmod)).toBeLessThanOrEqual(Date.now());
    const study = caseStudies.find(({ path }) => url === manifest.siteUrl + path);
    if (study) expect(lastmod).toBe(dates.get(study.file) ?? study.updated);
  }
});

test('robots.txt names the sitemap and keeps no crawler from the pages', () => {
  expect(file('robots.txt')).toContain(`Sitemap: ${manifest.siteUrl}/sitemap.xml`);
  expect(file('robots.txt').match(/^Disallow: (.*)$/gm)).toEqual(['Disallow: /api/']);
});

test('llms.txt lists the Markdown of every page, below name and summary, and llms-full.txt holds it', () => {
  const { siteUrl } = manifest;
  const index = file('llms.txt');
  expect(index).toMatch(/^# \S.*\n\n> \S.*\n\n## /);
  const listed = [...index.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, url]) => url);
  expect(listed).toEqual(expect.arrayContaining(markdownFiles.map((name) => `${siteUrl}/${name}`)));
  for (const url of listed) expect(hasFile(url?.slice(siteUrl.length) ?? ''), url).toBe(true);
  const whole = file('llms-full.txt');
  for (const name of markdownFiles) expect(whole).toContain(file(name));
});

test('security.txt is not past its day, and its policy is there', () => {
  const text = file('.well-known/security.txt');
  expect(Date.parse(/Expires: (.+)/.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
  const policy = /Policy: (.+)/.exec(text)?.[1]?.slice(manifest.siteUrl.length) ?? '';
  expect(hasFile(policy)).toBe(true);
});

test('the manifest and its icons are there', () => {
  const { icons }: { icons: { src: string }[] } = JSON.parse(file('site.webmanifest'));
  expect(icons.length).toBeGreaterThan(0);
  for (const { src } of icons) expect(hasFile(src), src).toBe(true);
});

test('static hosts get every redirect as a 301', () => {
  const lines = file('_redirects')
    .split('\n')
    .filter((line) => line.startsWith('/'));
  for (const { from, to, query } of manifest.redirects) {
    if (query) continue;
    const wanted = lines.find((line) => line.startsWith(`${from} /`));
    expect(wanted?.split(/\s+/).slice(1), from).toEqual([to, '301']);
  }
});
