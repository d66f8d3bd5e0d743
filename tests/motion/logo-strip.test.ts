/** The band of logos: 72 px high, 120 px apart, twice over so that it loops, and it can be stopped. */
import type { Page } from 'playwright';
import { openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { builtData } from '../pages.ts';

const { logos } = builtData<{ trusted: { logos: unknown[] } }>('/').trusted;

const band = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Trusted by industry leaders', exact: true }) });
/** The element that moves. */
const strip = (page: Page) => band(page).locator(':has(> ul)');

const playState = (page: Page) =>
  strip(page).evaluate((element) => element.getAnimations()[0]?.playState ?? 'none');

test('72 px high, 120 px apart, all twice', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/');
  const boxes = await strip(page)
    .locator('img')
    .evaluateAll((logos) =>
      logos.map((logo) => {
        const { left, right, height } = logo.getBoundingClientRect();
        return { left, right, height };
      }),
    );
  expect(boxes.length).toBe(logos.length * 2);
  for (const [place, { height, left }] of boxes.entries()) {
    expect(height).toBe(72);
    const before = boxes[place - 1];
    if (before) expect(left - before.right).toBeCloseTo(120, 1);
  }
});

test('the second round is for eyes only', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/');
  expect(await strip(page).getByRole('img').count()).toBe(logos.length);
  const [first, second] = await strip(page)
    .locator('ul')
    .evaluateAll((rounds) => rounds.map((round) => [...round.querySelectorAll('img')].map(({ src }) => src)));
  expect(second).toEqual(first);
});

test('at the end of its run the second round stands where the first began', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/');
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

test('out of sight it is not drawn, in sight it runs', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/');
  const isDrawn = () =>
    strip(page).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isDrawn()).toBe(false);
  await band(page).scrollIntoViewIfNeeded();
  await expect.poll(isDrawn).toBe(true);
  const place = () => strip(page).evaluate((element) => element.getBoundingClientRect().left);
  const before = await place();
  await expect.poll(place).toBeLessThan(before);
});

test('its button pauses it and lets it run again', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, '/');
  expect(await playState(page)).toBe('running');
  const button = band(page).getByRole('button');
  const offer = await button.textContent();
  await button.click();
  await expect.poll(() => playState(page)).toBe('paused');
  expect(await button.textContent()).not.toBe(offer);
  await button.click();
  await expect.poll(() => playState(page)).toBe('running');
  expect(await button.textContent()).toBe(offer);
});

test('a press before React is awake is not lost', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/');
  await band(page).getByRole('button').click();
  await expect.poll(() => playState(page)).toBe('paused');
});

test.for([true, false])('hover and focus pause it (scripts: %s)', async (scripts, { newPage }) => {
  const page = await newPage({ javaScriptEnabled: scripts });
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

test('with reduced motion it stands still, shows each logo once, and can be scrolled', async ({
  newPage,
}) => {
  const page = await newPage({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  await openAwake(page, '/');
  expect(await playState(page)).toBe('none');
  expect(await strip(page).locator('img').filter({ visible: true }).count()).toBe(logos.length);
  expect(await strip(page).evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
});
