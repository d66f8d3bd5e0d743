/** A part of the site that does not come, or never answers, leaves a visitor with words and a way on. */
import type { Page } from 'playwright';
import { navigate, openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { holdFile } from './hold-file.ts';

const heading = 'Unexpected Application Error!';
/** The templates of all pages but the contact page, which does without; its name carries a hash. */
const templates = /\/assets\/pages-[\w-]+\.js$/;

const screen = (page: Page) => page.getByRole('heading', { level: 1, name: heading, exact: true });
const words = async (page: Page) => (await page.getByRole('main').textContent()) ?? '';

/** The application hands the error on to the console, and to whatever collects errors. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ name }) => void errors.push(name));
  return errors;
}

test.for([
  { what: 'script', file: templates },
  { what: 'data', file: /\/company\.data\.json$/ },
])(
  "a page's $what that fails shows the fallback screen, and trying again helps",
  async ({ file }, { newPage, expectConsoleError }) => {
    expectConsoleError(/A part of this page|ERR_FAILED/);
    const page = await newPage();
    const errors = collectErrors(page);
    await openAwake(page, '/contact-us');
    await page.route(file, (route) => route.abort());
    await navigate(page, '/company');
    await screen(page).waitFor();
    expect(await words(page)).toContain('A part of this page could not be loaded.');
    await expect.poll(() => errors).toEqual(['ChunkLoadError']);
    expect(await page.getByRole('banner').isVisible()).toBe(true);

    await page.unroute(file);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.waitForURL('/company');
    await page.locator('link[rel=canonical][href$="/company"]').waitFor({ state: 'attached' });
    expect(await screen(page).count()).toBe(0);
  },
);

test('a script that never answers is given up after 120 seconds', async ({ newPage, expectConsoleError }) => {
  expectConsoleError(/A part of this page/);
  const page = await newPage();
  const errors = collectErrors(page);
  await page.clock.install();
  await openAwake(page, '/contact-us');
  const script = await holdFile(page, templates);
  await navigate(page, '/company');
  await script.requested;
  // The clock also goes on by itself while this test is busy.
  await page.clock.runFor(100_000);
  await page.locator('.spinner').waitFor();
  expect(await screen(page).count()).toBe(0);
  await page.clock.runFor(21_000);
  await screen(page).waitFor();
  expect(await words(page)).toContain('120 seconds');
  await expect.poll(() => errors).toEqual(['ChunkLoadError']);
  await script.release();
});

test('without the client script the page goes on as it is', async ({ newPage, expectConsoleError }) => {
  expectConsoleError(/ERR_FAILED/);
  const page = await newPage();
  await page.route(/\/assets\/client-[\w-]+\.js$/, (route) => route.abort());
  await page.goto('/');
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.press('Shift');
  await failed;
  await page.getByRole('banner').getByRole('link', { name: 'Company', exact: true }).first().click();
  await page.waitForURL('/company');
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
});

test.for([
  ['first', /\/assets\/react-[\w-]+\.js$/],
  ['second', /\/assets\/client-[\w-]+\.js$/],
] as const)(
  'a calculator whose %s script fails says so, and keeps what was typed',
  async ([, script], { newPage, expectConsoleError }) => {
    expectConsoleError(/ERR_FAILED|Failed to fetch/);
    const page = await newPage();
    await page.route(script, (route) => route.abort());
    await page.goto('/startups/mvp');
    const says = page.locator('.calculator-tool').getByRole('alert');
    expect(await says.isVisible()).toBe(false);
    const cash = page.locator('.calculator-tool [name=cash]');
    await cash.fill('480000');
    await says.filter({ hasText: /couldn.t load the calculator/ }).waitFor();
    expect(await cash.inputValue()).toBe('480000');
  },
);

test('a control that needs React says so while that fails, and works once it can be loaded', async ({
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED|Failed to fetch/);
  const page = await newPage({ colorScheme: 'light' });
  await page.route(/\/assets\/react-[\w-]+\.js$/, (route) => route.abort());
  await page.goto('/company');
  const failed = page.getByRole('alert').filter({ hasText: 'This control needs a script' });
  expect(await failed.isVisible()).toBe(false);
  await page.locator('.bar .colour-switch').click();
  await failed.waitFor();
  expect(await page.getAttribute('html', 'data-palette')).toBe('');

  await page.unroute(/\/assets\/react-[\w-]+\.js$/);
  await page.locator('.bar .colour-switch').click();
  await expect.poll(() => page.getAttribute('html', 'data-palette')).toBe('dusk');
  await failed.waitFor({ state: 'hidden' });
});
