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
  { name: 'touchstart', give: (page) => page.touchscreen.tap(200, 400), options: { hasTouch: true } },
  { name: 'keydown', give: (page) => page.keyboard.press('Shift') },
  { name: 'focusin', give: (page) => page.locator('.bar-home').first().focus() },
  { name: 'wheel', give: (page) => page.locator('main').dispatchEvent('wheel', { bubbles: true }) },
  { name: 'scroll', give: (page) => page.evaluate(() => window.scrollTo(0, 200)) },
];

test.for(signs)('$name', async ({ give, options }, { newPage }) => {
  const page = await newPage(options);
  const requested: string[] = [];
  page.on('request', (request) => void requested.push(new URL(request.url()).pathname));
  await page.goto('/company', { waitUntil: 'networkidle' });
  const client = (await page.locator('script[data-client]').getAttribute('data-client')) ?? '';
  expect(client).toMatch(/^\/assets\//);
  expect(requested).not.toContain(client);
  await give(page);
  await waitUntilAwake(page);
  expect(requested.filter((path) => path === client)).toHaveLength(1);
});
