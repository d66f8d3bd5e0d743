/** The focus by keyboard: in the order of the page, without a trap, never below the bar, and plain to see. */
import type { Page } from 'playwright';
import { expect, test } from '../support/test.ts';

type Stop = { what: string; follows: boolean; hidden: boolean; marked: boolean };

function stopOf(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const before = document.querySelector('[data-focus-before]');
    before?.removeAttribute('data-focus-before');
    element.setAttribute('data-focus-before', '');
    const { top, bottom, height } = element.getBoundingClientRect();
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    // A link that covers a card is outlined as the card is.
    const lines = [getComputedStyle(element), getComputedStyle(element, '::after')];
    const isInPage = element.closest('main, footer') !== null;
    return {
      what: element.outerHTML.slice(0, 90),
      // A date has several stops.
      follows:
        !before ||
        before === element ||
        (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
      // What is higher than the window may begin below the bar. A text area is in view with its first line, and what's
      // typed follows.
      hidden:
        isInPage &&
        height < innerHeight - bar &&
        (top < bar - 1 || (element.tagName === 'TEXTAREA' ? top + 32 : bottom) > innerHeight + 1),
      marked: lines.some(
        (line) => line.outlineStyle === 'solid' && Number.parseFloat(line.outlineWidth) >= 2,
      ),
    };
  });
}

test('the planner, by Tab', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 700 } });
  await page.goto('/plot-a-course');
  const forwards = await stops(page, 'Tab', (stop) => !stop);
  expect(forwards.length).toBeGreaterThan(20);
  expect(forwards.filter(({ follows }) => !follows).map(({ what }) => what)).toEqual([]);
  expect(forwards.filter(({ hidden, marked }) => hidden || !marked).map(({ what }) => what)).toEqual([]);
});

test('the home page, by Shift+Tab', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 700 } });
  await page.goto('/');
  const backwards = await stops(page, 'Shift+Tab', (stop) => /skip-link/.test(stop?.what ?? ''));
  expect(backwards.length).toBeGreaterThan(20);
  expect(backwards.filter(({ hidden, marked }) => hidden || !marked).map(({ what }) => what)).toEqual([]);
});

async function stops(page: Page, key: string, isLast: (stop: Stop | null) => boolean): Promise<Stop[]> {
  const found: Stop[] = [];
  for (let presses = 0; presses < 300; presses += 1) {
    await page.keyboard.press(key);
    const stop = await stopOf(page);
    if (stop) found.push(stop);
    if (isLast(stop)) return found;
  }
  throw new Error(`${key} leads to no end`);
}
