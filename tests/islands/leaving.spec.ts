/** A page that's left takes its island with it, also before that has come. */
import { holdFile } from '../../testing/browser/hold.ts';
import { goTo, openInteractive, untilInteractive } from '../../testing/browser/interactive.ts';
import { expect, test } from '../support/test.ts';

const react = /\/assets\/react-[\w-]+\.js$/;

test('a form that’s left before its island has come gets none, and gets one on the way back', async ({
  newPage,
}) => {
  const page = await newPage();
  await openInteractive(page, '/company');
  const held = await holdFile(page, react);
  await goTo(page, '/contact-us');
  await page.locator('main [data-island]').dispatchEvent('pointerdown');
  await held.requested;
  const left = await page.evaluateHandle(() => document.querySelector<HTMLElement>('main [data-island]'));
  await goTo(page, '/company');
  await held.release();
  await goTo(page, '/contact-us');
  await untilInteractive(page);
  expect(await left.evaluate((island) => island?.dataset['mounted'])).toBeUndefined();
});
