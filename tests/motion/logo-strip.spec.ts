/** The band of logos. */
import type { Page } from 'playwright';
import { openInteractive } from '../../testing/browser/interactive.ts';
import { fixture } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const { logos } = fixture.data<{ trusted: { logos: unknown[] } }>('/').trusted;

const band = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Trusted by industry leaders', exact: true }) });
const strip = (page: Page) => band(page).locator(':has(> ul)');

const playState = (page: Page) =>
  strip(page).evaluate((element) => element.getAnimations()[0]?.playState ?? 'none');

test('logos are 72 px high and 120 px apart, all twice, and the second round ends where the first began', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.goto('/');
  const boxes = await strip(page)
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect()));
  expect(boxes.length).toBe(logos.length * 2);
  expect(new Set(boxes.map(({ height }) => height))).toEqual(new Set([72]));
  const gaps = boxes.slice(1).map(({ left }, index) => Math.round(left - (boxes[index]?.right ?? 0)));
  expect(new Set(gaps)).toEqual(new Set([120]));
  // The second round is for eyes only.
  await expect(strip(page).getByRole('img')).toHaveCount(logos.length);
  const [first, second] = await strip(page)
    .locator('ul')
    .evaluateAll((rounds) => rounds.map((round) => [...round.querySelectorAll('img')].map(({ src }) => src)));
  expect(second).toEqual(first);

  const isDrawn = () =>
    strip(page).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isDrawn()).toBe(false);
  await band(page).scrollIntoViewIfNeeded();
  await expect.poll(isDrawn).toBe(true);
  const [begin, end] = await strip(page).evaluate((element) => {
    const [animation] = element.getAnimations();
    if (!animation?.effect) throw new Error('The strip does not run');
    animation.pause();
    const leftAt = (time: number, round: number) => {
      animation.currentTime = time;
      return element.querySelectorAll('ul')[round]?.getBoundingClientRect().left ?? Number.NaN;
    };
    const { duration } = animation.effect.getComputedTiming();
    return [leftAt(0, 0), leftAt(Number(duration) - 0.001, 1)];
  });
  expect(end).toBeCloseTo(begin ?? Number.NaN, 0);
});

test('its button pauses it, also before the client starts, and lets it run again', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/');
  expect(await playState(page)).toBe('running');
  await band(page).getByRole('button', { name: 'Pause logos' }).click();
  await expect.poll(() => playState(page)).toBe('paused');
  await band(page).getByRole('button', { name: 'Play logos' }).click();
  await expect.poll(() => playState(page)).toBe('running');
  await expect(band(page).getByRole('button', { name: 'Pause logos' })).toBeVisible();
});

test('hover and focus pause it, without scripts too', async ({ plainPage: page }) => {
  await page.goto('/');
  await band(page).scrollIntoViewIfNeeded();
  const box = await band(page).boundingBox();
  await page.mouse.move(400, (box?.y ?? 0) + (box?.height ?? 0) - 60);
  await expect.poll(() => playState(page)).toBe('paused');
  await page.mouse.move(400, 5);
  await expect.poll(() => playState(page)).toBe('running');
  await strip(page).focus();
  await expect.poll(() => playState(page)).toBe('paused');
  await strip(page).evaluate((element) => element.blur());
  await expect.poll(() => playState(page)).toBe('running');
});

test('with reduced motion it stands still and can be scrolled, nothing waits to be revealed, and numbers are final', async ({
  newPage,
}) => {
  const page = await newPage({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  await openInteractive(page, '/');
  expect(await playState(page)).toBe('none');
  await expect(strip(page).locator('img').filter({ visible: true })).toHaveCount(logos.length);
  expect(await strip(page).evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  // Something that would wait comes to just below the window.
  await page.evaluate(async () => {
    const below = [...document.querySelectorAll('main [data-reveal-after]')].map(
      (item) => item.getBoundingClientRect().top,
    );
    scrollBy(0, Math.max(...below) - innerHeight - 50);
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  const numbers = page.locator('main [aria-hidden=true]').filter({ hasText: /^\d+%$/ });
  await numbers.first().scrollIntoViewIfNeeded();
  expect(await numbers.allTextContents()).toEqual(['37%', '23%', '25%']);
});
