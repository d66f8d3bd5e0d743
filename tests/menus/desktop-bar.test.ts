/** What the bar holds, and the width at which it changes into a burger. */
import { expect, test } from '../browser/browser-test.ts';
import { builtMenu, menu, titlesAmong } from './menu.ts';

test('the bar lists the items in order, then CONTACT', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const links = await bar
    .locator('a:visible')
    .evaluateAll((found) =>
      found.map((link) => ({ title: link.textContent, path: link.getAttribute('href') })),
    );
  const titles = links.map(({ title }) => title);
  expect(titles).toEqual(builtMenu.map(({ title }) => title));
  expect(titlesAmong(titles)).toEqual(menu.map(({ title }) => title));
  for (const { title, path } of menu) {
    expect(links.find((link) => link.title === title)?.path).toMatch(new RegExp(`^${path}`));
  }
  const contact = page.getByRole('banner').getByRole('link', { name: 'CONTACT', exact: true });
  expect(await contact.isVisible()).toBe(true);
  expect(await contact.getAttribute('href')).toBe('/contact-us');
});

test('Insights leads to the blog, which is another site', async ({ newPage, site }) => {
  const page = await newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto('/');
  const insights = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Insights' });
  const { origin, protocol } = new URL((await insights.getAttribute('href')) ?? '', site);
  expect(protocol).toBe('https:');
  expect(origin).not.toBe(site);
});

test.for([
  { width: 1280, desktop: true },
  { width: 1920, desktop: true },
  { width: 1279, desktop: false },
  { width: 390, desktop: false },
])('at $width px the desktop menu is shown: $desktop', async ({ width, desktop }, { newPage }) => {
  const page = await newPage({ viewport: { width, height: 800 } });
  await page.goto('/');
  const burger = page.getByRole('button', { name: 'Open the menu' });
  const bar = page.getByRole('navigation', { name: 'Main' });
  expect(await bar.isVisible()).toBe(desktop);
  expect(await burger.isVisible()).toBe(!desktop);
});
