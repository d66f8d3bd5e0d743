/** What crawlers and researchers look for. */
import { expect, test } from 'vitest';
import { readFile as file, hasFile, manifest } from '../../testing/built-site.ts';
import { pages } from '../../testing/pages.ts';

const markdownFiles = pages.map((path) => (path === '/' ? 'index.md' : `${path.slice(1)}.md`));

test('the sitemap lists exactly the pages that may be indexed', () => {
  const listed = [...file('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  const wanted = pages.filter((path) => path !== '/thank-you').map((path) => manifest.siteUrl + path);
  expect(listed.toSorted()).toEqual(wanted.toSorted());
});

test('robots.txt keeps crawlers from the API alone, and names the sitemap', () => {
  expect(file('robots.txt')).toBe(
    `User-agent: *\nDisallow: /api/\n\nSitemap: ${manifest.siteUrl}/sitemap.xml\n`,
  );
});

test('llms.txt lists the Markdown of every page, below name and summary', () => {
  const { siteUrl } = manifest;
  const index = file('llms.txt');
  expect(index).toMatch(/^# \S.*\n\n> \S.*\n\n## /);
  const listed = [...index.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, url]) => url);
  expect(listed).toEqual(expect.arrayContaining(markdownFiles.map((name) => `${siteUrl}/${name}`)));
  for (const url of listed) expect(hasFile(url?.slice(siteUrl.length) ?? ''), url).toBe(true);
});

test('security.txt is not past its day, and the policy that it names is there', () => {
  const text = file('.well-known/security.txt');
  expect(Date.parse(/Expires: (.+)/.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
  for (const [, policy = ''] of text.matchAll(/^Policy: (.+)$/gm))
    expect(hasFile(policy.slice(manifest.siteUrl.length)), policy).toBe(true);
});
