/** The server's own failure page, which is the fallback screen of the application, prerendered. */
import { readFileSync } from 'node:fs';
import { expect, test } from '../browser/browser-test.ts';

const heading = 'Unexpected Application Error!';

test('it reads as the fallback screen does, with a message and ways on', async ({ newPage }) => {
  const page = await newPage();
  await page.route('**/somewhere', (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: readFileSync('dist/current/client/500.html', 'utf8'),
    }),
  );
  await page.goto('/somewhere');
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([heading]);
  expect(await page.title()).toBe(heading);
  const main = page.getByRole('main');
  expect((await main.getByRole('paragraph').first().textContent())?.trim()).toMatch(/\w{3}/);
  expect(await main.getByRole('link', { name: 'Home page' }).getAttribute('href')).toBe('/');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
});

test('its address is not a page: no visitor meets a failure that did not happen', async ({ site }) => {
  expect((await fetch(`${site}/500`)).status).toBe(404);
});

test('trying again asks for the address that failed', async ({ newPage, expectConsoleError }) => {
  expectConsoleError(/status of 500/);
  const page = await newPage();
  let broken = true;
  await page.route('**/company', (route) => {
    if (!broken) return route.continue();
    const body = readFileSync('dist/current/client/500.html', 'utf8');
    return route.fulfill({ status: 500, contentType: 'text/html', body });
  });
  await page.goto('/company');
  broken = false;
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.locator('link[rel=canonical][href$="/company"]').waitFor({ state: 'attached' });
  expect(new URL(page.url()).pathname).toBe('/company');
});
