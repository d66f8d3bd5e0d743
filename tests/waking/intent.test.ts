/** Each sign of a visitor wakes React, and nothing less does. */
import type { BrowserContextOptions, Page } from 'playwright';
import { waitUntilAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';

type Sign = { name: string; give: (page: Page) => Promise<unknown>; options?: BrowserContextOptions };

const signs: readonly Sign[] = [
  { name: 'pointerover', give: (page) => page.mouse.move(300, 300) },
  {
    name: 'pointerdown',
    give: (page) => page.locator('main').dispatchEvent('pointerdown', { bubbles: true }),
  },
  { name: 'a tap', give: (page) => page.touchscreen.tap(200, 400), options: { hasTouch: true } },
  { name: 'keydown', give: (page) => page.keyboard.press('Shift') },
  { name: 'focusin', give: (page) => page.locator('.bar-home').first().focus() },
  { name: 'scroll', give: (page) => page.evaluate(() => window.scrollTo(0, 200)) },
];

test.for(signs)('$name', async ({ give, options }, { newPage }) => {
  const page = await newPage(options);
  const requested: string[] = [];
  page.on('request', (request) => void requested.push(new URL(request.url()).pathname));
  await page.goto('/company', { waitUntil: 'networkidle' });
  const client = (await page.locator('template[data-client]').getAttribute('data-client')) ?? '';
  expect(client).toMatch(/^\/assets\//);
  expect(requested).not.toContain(client);
  await give(page);
  await waitUntilAwake(page);
  expect(requested.filter((path) => path === client)).toHaveLength(1);
});

const isHydrated = (page: Page) => page.evaluate(() => 'hydrated' in document.documentElement.dataset);

test.for([
  { what: 'a filter in the query', path: '/case-studies?platform=Web' },
  { what: 'an answer in the query', path: '/startups/mvp?cash=480000' },
  { what: 'a topic in the query', path: '/contact-us?topic=project-rescue' },
])('$what hydrates its page at once', async ({ path }, { newPage }) => {
  const page = await newPage();
  await page.goto(path);
  await waitUntilAwake(page);
});

test.for(['/case-studies', '/startups/mvp', '/contact-us', '/plot-a-course'])(
  "neither a campaign's parameters nor another page's draft hydrate %s",
  async (path, { newPage }) => {
    const page = await newPage();
    await page.addInitScript((isForm) => {
      if (!isForm) sessionStorage.setItem('enquiry-draft', '{"values":{"message":"Kept"},"query":""}');
    }, path === '/contact-us');
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(`${path}?utm_source=mail&utm_medium=x`, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    expect(await isHydrated(page)).toBe(false);
  },
);
