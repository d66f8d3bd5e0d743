/** A case study's cover grows from its card into the hero, where motion is welcome. */
import type { Page } from 'playwright';
import { isSameDocument, openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';

/** Counts view transitions, and which element bore the cover's name when one began. */
async function watchTransitions(page: Page) {
  await page.evaluate(() => {
    document.documentElement.dataset['application'] = 'same';
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const named = [...document.images].filter(
        (image) => getComputedStyle(image).viewTransitionName === 'cover',
      );
      document.documentElement.dataset['grows'] = named.map(({ className }) => className).join(' ');
      return begin(update);
    };
  });
}

const grown = (page: Page) => page.evaluate(() => document.documentElement.dataset['grows'] ?? null);

async function pressFirstCard(page: Page) {
  const link = page.locator('.case-card a').first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL(path);
  await page.locator('.case-study .hero-chart').waitFor();
  expect(await isSameDocument(page)).toBe(true);
}

test('from the card that was pressed', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, '/case-studies');
  await watchTransitions(page);
  await pressFirstCard(page);
  expect(await grown(page)).toBe('case-cover');
});

test('not with reduced motion', async ({ newPage }) => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openAwake(page, '/case-studies');
  await watchTransitions(page);
  await pressFirstCard(page);
  expect(await grown(page)).toBeNull();
});
