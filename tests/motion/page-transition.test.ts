/** Before React has hydrated, a link loads a whole page, which fades in where motion is welcome. */
import { expect, test } from '../browser/browser-test.ts';

test.for([
  { reducedMotion: 'no-preference', fades: true },
  { reducedMotion: 'reduce', fades: false },
] as const)(
  'with motion "$reducedMotion": fades in $fades',
  async ({ reducedMotion, fades }, { newPage }) => {
    const page = await newPage({ reducedMotion });
    await page.addInitScript(() => {
      // As if React's scripts were long on their way.
      for (const type of ['pointerover', 'pointerdown', 'focusin']) {
        addEventListener(type, (event) => event.stopImmediatePropagation(), true);
      }
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset['fades'] = String(viewTransition !== null);
      });
    });
    await page.goto('/');
    await page.locator('.bar-menu a[href="/company"]').click();
    await page.waitForURL('/company');
    await expect.poll(() => page.getAttribute('html', 'data-fades')).toBe(String(fades));
  },
);
