/** The footer. */

import { openInteractive } from '../../testing/browser/interactive.ts';
import { menu } from '../menus/menu.ts';
import { expect, test } from '../support/test.ts';

test('it has the address, the links of the menu, legal pages, and certificates as PDFs', async ({
  plainPage: page,
  site,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('address')).toContainText('Halifax, NS B3J 9Z9');
  await expect(footer).toContainText('Nova Scotia registration number 3300000');
  const hrefs = await footer
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs).toContainEqual(expect.stringMatching(/^mailto:[^@]+@[^@]+$/));
  expect(hrefs).toContainEqual(expect.stringMatching(/^tel:\+19025550100$/));
  for (const { path, entries } of menu) {
    expect(hrefs).toContainEqual(expect.stringMatching(new RegExp(`^${path}`)));
    for (const [, entry] of entries) expect(hrefs).toContain(entry);
  }
  expect(hrefs).toContain('/contact-us');

  const link = (name: string | RegExp) => footer.getByRole('link', { name, exact: true });
  for (const [name, path] of [
    ['Disclaimer', '/disclaimer'],
    ['Privacy Policy', '/privacy'],
  ] as const)
    await expect(link(name)).toHaveAttribute('href', path);
  const badges = await footer.locator('a:has(img)').all();
  expect(badges.length).toBeGreaterThan(0);
  for (const document of [link(/information security policy/i), ...badges]) {
    const answer = await fetch(site + (await document.getAttribute('href')));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
    expect((await document.textContent())?.trim()).not.toBe('');
  }
});

test('the copyright year is that of the visit, also on a page built earlier', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/');
  const line = page.getByRole('contentinfo').getByText('©');
  await expect(line).toHaveText(/© 20\d\d \S/);
  await page.clock.setFixedTime(new Date('2031-06-01T00:00:00Z'));
  await openInteractive(page, '/');
  await expect(line).toContainText('© 2031 ');
});
