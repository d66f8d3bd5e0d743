/** What holds for the owner's own site as a whole: how its pages are found, and what they share. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { budgets } from '../../contract/budgets.ts';
import { listContent } from '../../src/content/content-files.ts';
import { slowNetwork, watchRequests } from '../../testing/browser/hold.ts';
import { makeInteractive } from '../../testing/browser/interactive.ts';
import { markdownOf } from '../pages/head.ts';
import { attributes, meta } from '../pages/tags.ts';
import { own } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';

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

test('every link of every page leads to a page, to a part of it, or to a file', () => {
  const ids = new Map(
    pages.map((path) => [path, [...own.readPage(path).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)]),
  );
  const isThere = (href: string, from: string) => {
    const { pathname, hash } = new URL(href, siteUrl + from);
    const parts = ids.get(pathname);
    return parts ? hash === '' || parts.includes(decodeURIComponent(hash.slice(1))) : own.hasFile(pathname);
  };
  const dead = pages.flatMap((page) =>
    attributes(own.readPage(page), 'a', 'href')
      .filter((href) => /^[/#?]/.test(href) && !isThere(href, page))
      .map((href) => `${page}: ${href}`),
  );
  expect(dead).toEqual([]);
});

test('offers link to case studies and case studies to offers', () => {
  const linksFrom = (page: string) => attributes(own.readPage(page).split(/<\/?main/)[1] ?? '', 'a', 'href');
  const without = (from: readonly string[], to: RegExp) =>
    from.filter((page) => !linksFrom(page).some((href) => to.test(href)));
  const offers = pages.filter((path) => /^\/(services|enterprises|startups)\/./.test(path));
  const studies = pages.filter((path) => path.startsWith('/case-studies/'));
  // An owner with few case studies may have none for an offer.
  const shown = offers.filter((path) => own.data<{ caseStudies: unknown[] }>(path).caseStudies.length > 0);
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

test('security.txt is not past its day, and the policy that it names is there', () => {
  const text = own.readFile('.well-known/security.txt');
  expect(Date.parse(/Expires: (.+)/.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
  for (const [, policy = ''] of text.matchAll(/^Policy: (.+)$/gm))
    expect(own.hasFile(policy.slice(siteUrl.length)), policy).toBe(true);
});

test('no drawing is above its budget', () => {
  const pictures = new Set(pages.flatMap((path) => attributes(own.readPage(path), 'img', 'src')));
  expect(pictures.size).toBeGreaterThan(0);
  const sizeOf = (src: string) => statSync(join(own.build, 'client', src)).size;
  expect([...pictures].filter((src) => src.endsWith('.svg') && sizeOf(src) > budgets.drawing)).toEqual([]);
});

test('the server sends the hashes that each page needs', async ({ site }) => {
  for (const { path, styleHash, scriptHashes } of own
    .manifest()
    .pages.filter(({ status }) => status === 200)) {
    const policy = (await fetch(site + path)).headers.get('content-security-policy') ?? '';
    expect.soft(policy, path).toContain(`style-src 'self' '${styleHash}'`);
    expect
      .soft(policy, path)
      .toContain(`script-src 'self' ${scriptHashes.map((hash) => `'${hash}'`).join(' ')};`);
    expect.soft(policy, path).not.toContain('unsafe');
  }
});

test('fonts are preloaded, but on a slow network only from the second visit', async ({ newPage }) => {
  const loadedFonts = (page: Page) =>
    page.evaluate(async () =>
      [...(await document.fonts.ready)]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family),
    );
  const preloads = (page: Page) => page.locator('link[rel=preload][as=font]');
  const page = await newPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(preloads(page)).toHaveCount(2);
  const families = await loadedFonts(page);
  expect(families).toHaveLength(2);

  const slow = await newPage();
  const devtools = await slow.context().newCDPSession(slow);
  await devtools.send('Network.enable');
  await slowNetwork(devtools);
  const asked = watchRequests(slow, (request) => request.url().endsWith('.woff2'));
  await slow.goto('/privacy', { waitUntil: 'networkidle' });
  expect(await loadedFonts(slow)).toEqual([]);
  expect(asked).toEqual([]);
  await makeInteractive(slow);
  await expect.poll(() => asked.length).toBe(2);
  await slow.goto('/company', { waitUntil: 'networkidle' });
  await expect(preloads(slow)).toHaveCount(2);
  expect(await loadedFonts(slow)).toEqual(families);
});

test('without scripts links work, and answers open', async ({ plainPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.getByRole('contentinfo').locator('[href="/disclaimer"]').click();
  await expect(page).toHaveURL('/disclaimer');
  await page.goto('/services');
  const question = page.locator('.question').first();
  await expect(question.locator('p').first()).toBeHidden();
  await question.locator('summary').click();
  await expect(question.locator('p').first()).toBeVisible();
});
