/** The instruments as auditors of accessibility see them, filled, with problems, and attached. Every page is looked over empty. */
import { openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { barriersByDayAndNight, findings } from '../built/auditors.ts';
import { attachButton, enter, fillExample, instruments } from './instrument.ts';

test('filled in, at 320 pixels: no barrier, no control smaller than 44 pixels, nothing wider than the screen', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 320, height: 800 }, reducedMotion: 'reduce' });
  for (const path of Object.values(instruments)) {
    await openAwake(page, path);
    await fillExample(page);
    await expect.poll(() => attachButton(page).isEnabled()).toBe(true);
    expect(await barriersByDayAndNight(page), path).toEqual([]);
    const small = await page
      .locator('.instrument-tool :is(button, input[type=number], input[type=text], label:has(input))')
      .evaluateAll((controls) =>
        controls.flatMap((control) => {
          const { width, height } = control.getBoundingClientRect();
          return height < 44 || width < 44 ? [`${control.outerHTML.slice(0, 80)} ${width}×${height}`] : [];
        }),
      );
    expect(small, path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

test('filled in where tables have room: no question of the same name, no stop without use', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 820, height: 1100 }, reducedMotion: 'reduce' });
  for (const path of [instruments['legacy-choice'], '/plot-a-course']) {
    await openAwake(page, path);
    await fillExample(page);
    await expect.poll(() => attachButton(page).isEnabled()).toBe(true);
    for (const tables of await page.locator('.rule-tables summary').all()) await tables.click();
    expect(await findings(page), path).toEqual([]);
  }
});

test('with a problem, and in the contact form', async ({ newPage }) => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openAwake(page, instruments.runway);
  await fillExample(page);
  await enter(page, { weeks: '900' });
  await page.locator('[aria-invalid=true]').waitFor();
  expect(await barriersByDayAndNight(page)).toEqual([]);
  await attachButton(page).click();
  await page.locator('textarea[name=plan]').waitFor();
  expect(await barriersByDayAndNight(page)).toEqual([]);
});
