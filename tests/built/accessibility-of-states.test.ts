/** States that a page's first look does not show: open menus, the error screens, a page that is awake. */
import { navigate, openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { barriersByDayAndNight, findings } from './auditors.ts';

const wide = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
const narrow = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

test('an open dropdown', async ({ newPage }) => {
  const page = await newPage(wide);
  await openAwake(page, '/services');
  await page.getByRole('button', { name: 'Services menu' }).click();
  await page.locator('[aria-expanded=true]').waitFor();
  expect(await findings(page)).toEqual([]);
});

test('the open mobile menu, with a section open', async ({ newPage }) => {
  const page = await newPage(narrow);
  await openAwake(page, '/services');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').locator('summary').first().click();
  expect(await findings(page)).toEqual([]);
});

test.for([wide, narrow])(
  'Not Found at $viewport.width px',
  async (options, { newPage, expectConsoleError }) => {
    expectConsoleError(/404/);
    const page = await newPage(options);
    await page.goto('/nowhere');
    expect(await barriersByDayAndNight(page)).toEqual([]);
  },
);

test('the fallback screen', async ({ newPage, expectConsoleError }) => {
  expectConsoleError(/A part of this page|ERR_FAILED/);
  const page = await newPage(wide);
  await openAwake(page, '/');
  await page.route('**/company.data.json', (route) => route.abort());
  await navigate(page, '/company');
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
  expect(await barriersByDayAndNight(page)).toEqual([]);
});

test('the waiting page, with its spinner', async ({ newPage }) => {
  const page = await newPage(wide);
  await openAwake(page, '/');
  await page.route('**/company.data.json', () => new Promise(() => undefined));
  await navigate(page, '/company');
  await page.locator('.spinner').waitFor();
  expect(await barriersByDayAndNight(page)).toEqual([]);
});

test('opened answers', async ({ newPage }) => {
  const page = await newPage(wide);
  await page.goto('/services/dev-ops');
  for (const question of await page.locator('main details > summary').all()) await question.click();
  expect(await barriersByDayAndNight(page)).toEqual([]);
});

test.for(['/privacy', '/case-studies?platform=Web', '/contact-us'])(
  '%s, awake',
  async (path, { newPage }) => {
    const page = await newPage(wide);
    await openAwake(page, path);
    expect(await barriersByDayAndNight(page)).toEqual([]);
  },
);
