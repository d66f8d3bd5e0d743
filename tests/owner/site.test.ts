/** What holds for the owner's own site as a whole: how its pages are found, and what they share. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { budgets } from '../../contract/page-budgets.ts';
import { listContent } from '../../src/content/content-files.ts';
import { startSite } from '../../testing/browser/start-site.ts';
import { markdownOf } from '../pages/head.ts';
import { attributes, meta } from '../pages/tags.ts';
import { own } from '../support/built-site.ts';

const siteUrl = new URL(own.data<{ head: { canonical: string } }>('/').head.canonical).origin;
const pages = own.pages();

test('every file of the content that is a page was built', () => {
  const files = listContent('content').texts.filter(({ slug }) => slug !== 'not-found');
  expect(pages.toSorted()).toEqual(['/', ...files.map(({ path }) => path)].toSorted());
});

test('every page is linked from another one', () => {
  const linked = new Set(
    pages.flatMap((page) => attributes(own.readPage(page), 'a', 'href').map((href) => href.split(/[?#]/)[0])),
  );
  // Sending the form leads there.
  expect(pages.filter((page) => !linked.has(page))).toEqual(['/thank-you']);
});

test('offers link to case studies and case studies to offers', () => {
  const linksFrom = (page: string) => attributes(own.readPage(page).split(/<\/?main/)[1] ?? '', 'a', 'href');
  const without = (from: readonly string[], to: RegExp) =>
    from.filter((page) => !linksFrom(page).some((href) => to.test(href)));
  const offers = pages.filter((path) => /^\/(services|enterprises|startups)\/./.test(path));
  const studies = pages.filter((path) => path.startsWith('/case-studies/'));
  // An owner with few case studies may have none for an offer.
  const shown = offers.filter((path) => own.data<{ study: unknown }>(path).study !== null);
  expect(without(shown, /^\/case-studies\/./)).toEqual([]);
  expect(without(studies, /^\/(services|enterprises|startups)\/./)).toEqual([]);
});

test('no two pages have the same title or description, and the error screens no social picture', () => {
  const errors = ['/404', '/500'].map(own.readPage);
  const all = [...pages.map(own.readPage), ...errors];
  const titles = all.map((html) => /<title>([^<]+)/.exec(html)?.[1] ?? '');
  for (const said of [titles, all.flatMap((html) => meta(html, 'description'))]) {
    expect(said.length).toBeGreaterThanOrEqual(pages.length);
    expect(new Set(said).size).toBe(said.length);
  }
  expect(errors.flatMap((html) => meta(html, 'og:image'))).toEqual([]);
});

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
  expect(listed).toEqual(expect.arrayContaining(pages.map((path) => siteUrl + markdownOf(path))));
  for (const url of listed) expect(own.hasFile(url.slice(siteUrl.length)), url).toBe(true);
});

test('security.txt is good for most of a year after its build, and the policy that it names is there', () => {
  const text = own.readFile('.well-known/security.txt');
  // By the machine's clock, as files' times are, on whatever day the tests take place.
  const builtAt = statSync(join(own.build, 'client/.well-known/security.txt')).mtimeMs;
  const days = (Date.parse(/Expires: (.+)/.exec(text)?.[1] ?? '') - builtAt) / 86_400_000;
  expect(days).toBeGreaterThan(363);
  expect(days).toBeLessThanOrEqual(366);
  for (const [, policy = ''] of text.matchAll(/^Policy: (.+)$/gm))
    expect(own.hasFile(policy.slice(siteUrl.length)), policy).toBe(true);
});

test('no drawing is above its budget', () => {
  const pictures = new Set(pages.flatMap((path) => attributes(own.readPage(path), 'img', 'src')));
  expect(pictures.size).toBeGreaterThan(0);
  const sizeOf = (src: string) => statSync(join(own.build, 'client', src)).size;
  expect([...pictures].filter((src) => src.endsWith('.svg') && sizeOf(src) > budgets.drawing)).toEqual([]);
});

test('the server sends the hashes that each page needs', async () => {
  await using site = await startSite();
  for (const { path, styleHash, scriptHashes } of own
    .manifest()
    .pages.filter(({ status }) => status === 200)) {
    const policy = (await fetch(site.url + path)).headers.get('content-security-policy') ?? '';
    expect.soft(policy, path).toContain(`style-src 'self' '${styleHash}'`);
    const scripts = scriptHashes.map((hash) => `'${hash}'`).join(' ');
    expect.soft(policy, path).toContain(`script-src 'self' ${scripts};`);
    expect.soft(policy, path).not.toContain('unsafe');
  }
});
