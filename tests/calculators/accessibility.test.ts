/** The calculators as accessibility auditors see them: with a result, with problems, and attached. */
import { openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { barriersByDayAndNight, findings } from '../built/auditors.ts';
import { attachButton, calculators, enter, showExample } from './calculator.ts';

test('filled in, at 320 pixels: no barrier, no control smaller than 44 pixels, nothing wider than the screen', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 320, height: 800 }, reducedMotion: 'reduce' });
  for (const path of Object.values(calculators)) {
    await openAwake(page, path);
    for (const entry of await page.locator('.calculator-workings summary').all()) await entry.click();
    expect(await barriersByDayAndNight(page), path).toEqual([]);
    const small = await page
      .locator('.calculator-tool :is(button, summary, input[type=text], label:has(input)):visible')
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
  for (const path of [calculators['legacy-choice'], '/plot-a-course']) {
    await openAwake(page, path);
    await showExample(page);
    await expect.poll(() => attachButton(page).isEnabled()).toBe(true);
    await page.locator('.calculator-workings summary').click();
    expect(await findings(page), path).toEqual([]);
  }
});

test('with a problem, and in the contact form', async ({ newPage }) => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openAwake(page, calculators.runway);
  await enter(page, { weeks: '900' });
  await page.locator('[aria-invalid=true]').waitFor();
  expect(await barriersByDayAndNight(page)).toEqual([]);
  await attachButton(page).click();
  await page.locator('textarea[name=plan]').waitFor();
  expect(await barriersByDayAndNight(page)).toEqual([]);
});
