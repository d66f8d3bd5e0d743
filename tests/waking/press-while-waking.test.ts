/** A press on a button that only React can answer is answered once, whenever on the way to being awake it comes. */
import { waitUntilAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';

const switched = '.bar .colour-switch';

test('a press while React takes the page over is answered once', async ({ newPage }) => {
  const page = await newPage();
  // React listens to the whole document before it has looked at what stands there.
  await page.addInitScript((selector) => {
    const listen = document.addEventListener;
    document.addEventListener = (...listener: Parameters<typeof listen>) => {
      listen.apply(document, listener);
      if (listener[0] !== 'click') return;
      document.addEventListener = listen;
      queueMicrotask(() => document.querySelector<HTMLElement>(selector)?.click());
    };
  }, switched);
  await page.goto('/company');
  expect(await page.getAttribute('html', 'data-palette')).toBe('');
  await page.keyboard.press('Shift');
  await waitUntilAwake(page);
  expect(await page.getAttribute('html', 'data-palette')).toBe('dusk');
  await page.click(switched);
  expect(await page.getAttribute('html', 'data-palette')).toBe('night');
});
