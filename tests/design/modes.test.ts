/** Ways of looking that a visitor may ask for: forced colours, more contrast, less that shines through. */
import type { Page } from 'playwright';
import { openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { colourOf } from '../browser/colour.ts';
import { drawnPart, focusAppearance } from '../browser/pixels.ts';

const plain = { forcedColors: 'none', colorScheme: 'light', contrast: 'no-preference' } as const;

test.for(['dark', 'light'] as const)('forced colours, %s', async (colorScheme, { sharedPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ ...plain, reducedMotion: 'reduce', forcedColors: 'active', colorScheme });
  await page.goto('/');
  // Drawn in one ink each, of which one of the two canvases is.
  for (const drawing of ['.logo-strip img', '.footer-certificates img', '.bar .logo svg'])
    expect(await drawnPart(page, page.locator(drawing).first()), drawing).toBeGreaterThan(0.02);
  const [text, canvas] = await inks(page);
  for (const line of ['.sounding-line path', '.course-line path', '.closing-course path'])
    expect(await strokeOf(page, line), line).toBe(text);
  const control = page.locator('.home-hero .control-outlined');
  const { backgroundColor, borderTopWidth } = await control.evaluate((element) => getComputedStyle(element));
  expect([backgroundColor, borderTopWidth]).toEqual([canvas, '2px']);
  await page.keyboard.press('Tab');
  expect(await focusAppearance(page, control)).toBeGreaterThan(0.9);

  await page.goto('/case-studies');
  const width = (chip: string) =>
    page
      .locator(`.filter ${chip}`)
      .first()
      .evaluate((element) => getComputedStyle(element).borderTopWidth);
  expect([await width('[aria-current]'), await width('a:not([aria-current])')]).toEqual(['2px', '1px']);
  await page.emulateMedia(plain);
});

/** Of text, and of what is behind it. */
function inks(page: Page): Promise<[text: string, canvas: string]> {
  return page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.documentElement);
    return [color, backgroundColor];
  });
}

function strokeOf(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((line) => getComputedStyle(line).stroke);
}

test('more contrast: soft inks and hairlines are as strong as text, once a visitor shows intent', async ({
  sharedPage: page,
}) => {
  await page.emulateMedia({ ...plain, reducedMotion: 'reduce', contrast: 'more' });
  await openAwake(page, '/');
  const of = (selector: string) => colourOf(page.locator(selector).first(), 'color');
  const text = await of('main');
  expect(await of('.offer-row p')).toEqual(text);
  expect(await of('.case-card .tags li')).toEqual(text);
  expect(await of('.case-card .tags li')).toEqual(
    await colourOf(page.locator('.case-card .tags li').first(), 'border-top-color'),
  );
  const light = await of('.clarity');
  for (const soft of ['.clarity-note', '.future-item p', '.closing .lead', '.footer-column li a'])
    expect(await of(soft), soft).toEqual(light);
  await page.emulateMedia(plain);
  expect(await of('.clarity-note')).not.toEqual(light);
});

test('less transparency: no button lets a chart through', async ({ newPage }) => {
  const page = await newPage();
  const devtools = await page.context().newCDPSession(page);
  await openAwake(page, '/');
  const opacity = async () =>
    (await colourOf(page.locator('.home-hero .control-outlined'), 'background-color')).opacity;
  expect(await opacity()).toBe(0);
  const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
  await devtools.send('Emulation.setEmulatedMedia', { features });
  expect(await opacity()).toBe(255);
});
