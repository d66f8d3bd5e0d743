/** The footer: who and where the provider is, the same links as the menu, certificates, and the legal line. */
import type { Page } from 'playwright';
import { openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { menu } from '../menus/menu.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

const hrefs = (page: Page) =>
  footer(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test('address in Singapore, registration, mail and phone', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/');
  expect(await footer(page).locator('address').textContent()).toContain('Singapore');
  expect(await footer(page).textContent()).toMatch(/registration.*\d{9}[A-Z]/i);
  const links = await hrefs(page);
  expect(links).toContainEqual(expect.stringMatching(/^mailto:[^@]+@[^@]+$/));
  expect(links).toContainEqual(expect.stringMatching(/^tel:\+65\d{8}$/));
});

test('the same sections as the menu', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/');
  const links = await hrefs(page);
  for (const { path, entries } of menu) {
    expect(links).toContainEqual(expect.stringMatching(new RegExp(`^${path}`)));
    for (const [, entry] of entries) expect(links).toContain(entry);
  }
  expect(links).toContain('/contact-us');
});

test('Disclaimer, Privacy Policy, Accessibility, how the site is made and the security policy as PDF', async ({
  newPage,
  site,
}) => {
  const page = await newPage();
  await page.goto('/');
  const link = (name: string | RegExp) => footer(page).getByRole('link', { name, exact: true });
  expect(await link('Disclaimer').getAttribute('href')).toBe('/disclaimer');
  expect(await link('Privacy Policy').getAttribute('href')).toBe('/privacy');
  expect(await link('Accessibility').getAttribute('href')).toBe('/accessibility');
  expect(await link('How this site is made').getAttribute('href')).toBe('/this-site');
  const policy = (await link(/information security policy/i).getAttribute('href')) ?? '';
  expect(policy).toMatch(/\.pdf$/);
  expect((await fetch(site + policy)).headers.get('content-type')).toBe('application/pdf');
});

test('every certificate has a badge and leads to a PDF or a picture', async ({ newPage, site }) => {
  const page = await newPage();
  await page.goto('/');
  const badges = footer(page).locator('a:has(img)');
  expect(await badges.count()).toBeGreaterThan(0);
  for (const badge of await badges.all()) {
    const answer = await fetch(site + (await badge.getAttribute('href')));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^(application\/pdf|image\/)/);
    const start = new Uint8Array(await answer.arrayBuffer()).subarray(0, 5);
    expect(new TextDecoder().decode(start)).toBe('%PDF-');
    expect((await badge.textContent())?.trim()).not.toBe('');
  }
});

test('the copyright year is that of the visit, also on a page built earlier', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/');
  const line = footer(page).getByText('©');
  expect(await line.textContent()).toMatch(/© 20\d\d \S/);
  await page.clock.setFixedTime(new Date('2031-06-01T00:00:00Z'));
  await openAwake(page, '/');
  await expect.poll(() => line.textContent()).toContain('© 2031 ');
});
