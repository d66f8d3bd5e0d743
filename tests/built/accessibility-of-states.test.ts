/** States that a page's first look does not show: open menus, the error screens, a page that is awake. */
import { navigate, openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { barriersByDayAndNight, findings } from './auditors.ts';

const wide = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
const narrow = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
const middle = { viewport: { width: 820, height: 1100 }, reducedMotion: 'reduce' } as const;

test.for(['/', '/services'])('an open dropdown on %s', async (path, { newPage }) => {
  const page = await newPage(wide);
  await openAwake(page, path);
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

// Among them each kind of box that would scroll if there were less room: none is a stop of the keyboard here.
test('pages that one comes to in the application', async ({ newPage }) => {
  const page = await newPage(middle);
  await openAwake(page, '/disclaimer');
  for (const path of ['/privacy', '/case-studies/dbs', '/contact-us']) {
    await navigate(page, path);
    await page.waitForURL(path);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    expect(await findings(page), path).toEqual([]);
  }
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
