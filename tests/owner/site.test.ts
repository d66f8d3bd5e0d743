/** What holds for the owner's own site as a whole: how its pages are found, and what they share. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { attribute, type Element } from '../../src/build/parsed-page.ts';
import { startSite } from '../../testing/server/start-site.ts';
import { own } from '../support/built-site.ts';
import { elements, sourceOf } from '../support/page-elements.ts';

const siteUrl = new URL(own.data<{ head: { canonical: string } }>('/').head.canonical).origin;
const pages = own.pages();

test('the sitemap lists exactly the pages that may be indexed', () => {
  const listed = [...own.readFile('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  const wanted = pages.filter((path) => path !== '/thank-you').map((path) => siteUrl + path);
  expect(listed.toSorted()).toEqual(wanted.toSorted());
});

test('robots.txt keeps crawlers from the API alone, and names the sitemap', () => {
  expect(own.readFile('robots.txt')).toBe(
    `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
});

test('llms.txt lists the Markdown of every page, below name and summary', () => {
  const index = own.readFile('llms.txt');
  expect(index).toMatch(/^# \S.*\n\n> \S.*\n\n## /);
  const listed = [...index.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, url = '']) => url);
  const wanted = pages.map((path) => `${siteUrl}${path === '/' ? '/index' : path}.md`);
  expect(listed).toEqual(expect.arrayContaining(wanted));
  for (const url of listed) expect(own.hasFile(url.slice(siteUrl.length)), url).toBe(true);
});

test('each page is sent with a policy that admits its own style and scripts, and nothing unsafe', async () => {
  await using site = await startSite();
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  for (const path of pages) {
    const answer = await fetch(site.url + path);
    const html = await answer.text();
    const policy = answer.headers.get('content-security-policy') ?? '';
    const scripts = elements(html, 'script').filter((script) => !attribute(script, 'src'));
    const hashes = (found: readonly Element[]) => found.map((element) => hash(sourceOf(element))).join(' ');
    expect.soft(policy, path).toContain(`style-src 'self' ${hashes(elements(html, 'style'))};`);
    expect.soft(policy, path).toContain(`script-src 'self' ${hashes(scripts)};`);
    expect.soft(policy, path).not.toContain('unsafe');
  }
});
