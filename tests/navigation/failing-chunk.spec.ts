/** When a part of the site doesn't load, the visitor is told and has a way on. */
import type { Page } from 'playwright';
import { navigate, openInteractive, shown } from '../../testing/browser/interactive.ts';
import { field } from '../calculators/calculator.ts';
import { fixture } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';

const heading = 'Unexpected Application Error!';

const screen = (page: Page) => page.getByRole('heading', { level: 1, name: heading, exact: true });
const words = async (page: Page) => (await page.getByRole('main').textContent()) ?? '';

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ name }) => void errors.push(name));
  return errors;
}

for (const [what, file] of [
  ['part', /\/company\.txt$/],
  ['stylesheet', /\/assets\/style-[\w-]+\.css$/],
] as const)
  test(`a page’s ${what} that fails shows the fallback screen, and trying again helps`, async ({
    newPage,
    expectConsoleError,
    audit,
  }) => {
    expectConsoleError(/Part of this page|ERR_FAILED/);
    const page = await newPage();
    const errors = collectErrors(page);
    await page.route(file, (route) => route.abort());
    await openInteractive(page, '/services');
    await navigate(page, '/company');
    await expect(screen(page)).toBeVisible();
    expect(await words(page)).toContain('Part of this page couldn’t be loaded.');
    if (what === 'part') await audit(page, 'main');
    await expect.poll(() => errors).toEqual(['ChunkLoadError']);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute(file);
    await page.getByRole('link', { name: 'Try again' }).click();
    await shown(page, '/company');
    await expect(screen(page)).toHaveCount(0);
  });

test('a calculator whose scripts fail says so, and keeps what was typed', async ({
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED|Failed to fetch|Part of this page/);
  const page = await newPage();
  await page.route(/\/assets\/react-[\w-]+\.js$/, (route) => route.abort());
  await page.goto('/startups/mvp');
  const alert = page.getByRole('alert').filter({ hasText: 'couldn’t load the calculator' });
  await expect(alert).toBeHidden();
  await field(page, 'cash').fill('480000');
  await expect(alert).toBeVisible();
  await expect(field(page, 'cash')).toHaveValue('480000');
});

test('a control that needs a script says so while that fails, and works once it can be loaded', async ({
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED|Failed to fetch/);
  const page = await newPage({ colorScheme: 'light' });
  const client = /\/assets\/client-[\w-]+\.js$/;
  await page.route(client, (route) => route.abort());
  await page.goto('/company');
  const alert = page.getByRole('alert').filter({ hasText: 'This control needs a script' });
  await expect(alert).toBeHidden();
  const dark = page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' });
  await dark.click();
  await expect(alert).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-palette', '');
  await page.unroute(client);
  // A try that began before may still fail. Each press is another one.
  await expect(async () => {
    await dark.click();
    await expect(page.locator('html')).toHaveAttribute('data-palette', 'dark', { timeout: 1000 });
  }).toPass();
  await expect(alert).toBeHidden();
});

test('the server’s own failure page reads as the fallback screen, and trying again asks for the address that failed', async ({
  newPage,
  site,
  expectConsoleError,
}) => {
  // No visitor meets a failure that didn't happen.
  expect((await fetch(`${site}/500`)).status).toBe(404);
  expectConsoleError(/status of 500/);
  const page = await newPage();
  const failing = { status: 500, contentType: 'text/html', body: fixture.readFile('500.html') };
  await page.route('**/company', (route) => route.fulfill(failing));
  await page.goto('/company');
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([heading]);
  await expect(page).toHaveTitle(heading);
  const main = page.getByRole('main');
  await expect(main.getByRole('paragraph').first()).toHaveText(/\w{3}/);
  await expect(main.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.unroute('**/company');
  await page.getByRole('link', { name: 'Try again' }).click();
  await shown(page, '/company');
});
