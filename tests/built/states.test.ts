/** States that a page's first look does not show have no barriers: open menus, the error screens, a hydrated page. */
import { barriersByDayAndNight, findings } from '../browser/auditors.ts';
import { expect, test } from '../browser/browser-test.ts';
import { holdFile } from '../browser/hold.ts';
import { navigate, openHydrated } from '../browser/hydrate.ts';

const wide = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
const narrow = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

test('an open dropdown, and the open mobile menu with a section open', async ({ newPage }) => {
  const page = await newPage(wide);
  await openHydrated(page, '/services');
  await page.getByRole('button', { name: 'Services menu' }).click();
  await page.locator('[aria-expanded=true]').waitFor();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize(narrow.viewport);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').locator('summary').first().click();
  expect(await findings(page)).toEqual([]);
});

test('Not Found, wide and narrow', async ({ newPage, expectConsoleError }) => {
  expectConsoleError(/404/);
  const page = await newPage(wide);
  await page.goto('/nowhere');
  expect(await barriersByDayAndNight(page)).toEqual([]);
  await page.setViewportSize(narrow.viewport);
  expect(await barriersByDayAndNight(page)).toEqual([]);
});

test('the waiting page with its spinner, and the fallback screen', async ({
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(/A part of this page|ERR_FAILED/);
  const page = await newPage(wide);
  await openHydrated(page, '/');
  const data = await holdFile(page, '**/company.data.json');
  await navigate(page, '/company');
  await page.locator('.spinner').waitFor();
  expect(await barriersByDayAndNight(page)).toEqual([]);
  await data.release((route) => route.abort());
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
  expect(await barriersByDayAndNight(page)).toEqual([]);
});

test.for(['/services/dev-ops', '/privacy', '/case-studies?platform=Web'])(
  '%s, hydrated, with its answers open',
  async (path, { newPage }) => {
    const page = await newPage(wide);
    await openHydrated(page, path);
    for (const question of await page.locator('main details > summary').all()) await question.click();
    expect(await barriersByDayAndNight(page)).toEqual([]);
  },
);
